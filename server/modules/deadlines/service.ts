/** The module's public interface. */
export {
  type CaseDeadline,
  type CaseDeadlines,
  type CaseHistory,
  computeCaseDeadlines,
  getDue,
} from './caseDeadlines.ts';
export type { Pause } from './deadline.ts';
export { buildDeadlineRules, type DeadlineRules } from './deadlineRules.ts';
