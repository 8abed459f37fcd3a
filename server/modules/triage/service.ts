/** The module's public interface. */
export { runRecategorize } from './changeCategory.ts';
export { clearPassedOn, passOnAnswers } from './passOnAnswers.ts';
