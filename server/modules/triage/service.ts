/** What other modules may use of `triage`. */
export { runRecategorize } from './changeCategory.ts';
export { clearPassedOn, passOnAnswers } from './passOnAnswers.ts';
