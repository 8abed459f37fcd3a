/** What other modules, `http` and `cli` may use of `gatherings`. */
export { findGathering } from './findGathering.ts';
export { buildGatheringCsv } from './gatheringCsv.ts';
export { isGatheringPicture } from './gatheringPicture.ts';
export { openDemoGathering } from './openDemoGathering.ts';
