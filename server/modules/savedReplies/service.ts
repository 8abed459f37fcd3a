/** What other modules may use of `savedReplies`. */
export { archivedReplySchema, listArchivedReplies, storeArchivedReplies } from './archivedReplies.ts';
export { checkMayDelete, checkMaySave, maySaveShared } from './savingRights.ts';
