/** What other modules may use of `triage`. */
export { clearPassedOn, passOnAnswers } from './passOnAnswers.ts';
