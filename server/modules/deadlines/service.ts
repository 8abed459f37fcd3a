/** What other modules, `http` and `cli` may use of `deadlines`. */
export {
  type CaseDeadline,
  type CaseDeadlines,
  type CaseHistory,
  computeCaseDeadlines,
  getDue,
} from './caseDeadlines.ts';
export type { Pause } from './deadline.ts';
export { buildDeadlineRules, type DeadlineRules } from './deadlineRules.ts';
