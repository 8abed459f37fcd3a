/** The module's public interface. */
export { findGathering, findGatheringPage } from './findGathering.ts';
export { buildGatheringCsv } from './gatheringCsv.ts';
export { isGatheringPicture } from './gatheringPicture.ts';
export { announcePoll, takesPart } from './hungPolls.ts';
export { openDemoGathering } from './openDemoGathering.ts';
