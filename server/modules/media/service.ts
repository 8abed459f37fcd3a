/** The module's public interface. */
export {
  countPieces,
  isSameStorage,
  loadMediaLocation,
  type MoveProgress,
  movePieces,
  storeMediaLocation,
} from './files/movePieces.ts';
export { findKnownIds, findOrphanFiles, matchRetained, type OrphanContext } from './files/orphanFiles.ts';
export { removeOrphanFiles, retryPendingScans } from './files/pendingScans.ts';
export { receivePart, toSentPart } from './files/receivePart.ts';
export { findLostRows, isStorageMissing, type SweepResult, sweepMedia } from './files/sweep.ts';
export { CLAIM_MINUTES } from './files/uploadLimits.ts';
export { type AppIconColours, type AppIconFile, appIcons, isAppIconFile } from './processing/appIconFiles.ts';
export { createPictureCache } from './processing/pictureCache.ts';
export { drawIcon, reencodeLogo } from './processing/pictureReader.ts';
export { qrTypes } from './processing/qrPicture.ts';
export { isRasterType, type PictureRefusal } from './processing/rasterTypes.ts';
export { threads } from './processing/threads.ts';
