/** What other modules may use of `triage`. */
export { type CategoryChange, changeCategory } from './changeCategory.ts';
export { clearPassedOn, passOnAnswers } from './passOnAnswers.ts';
