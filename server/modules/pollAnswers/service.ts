/** The module's public interface. */
export { TEXT_VALUE } from './pollCounts.ts';
export {
  type AnswerRow,
  eraseVoters,
  findVoterAnswers,
  hashVoter,
  mergeVoters,
  storeAnswer,
} from './storeAnswer.ts';
