/** The module's public interface: stores and counts answers. */
export { TEXT_VALUE } from './pollCounts.ts';
export {
  type AnswerRow,
  eraseVoters,
  findVoterAnswers,
  hashVoter,
  mergeVoters,
  storeAnswer,
} from './storeAnswer.ts';
