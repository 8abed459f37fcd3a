/** The module's public interface. */
export { listDeskPolls, storeDeskPolls } from './deskPolls.ts';
export { findPoll } from './findPoll.ts';
export { buildPollCsv } from './pollCsv.ts';
export { savePoll } from './savePoll.ts';
export { type PollFields, storeFilePolls, toPollFields } from './storePolls.ts';
