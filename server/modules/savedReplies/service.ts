/** The module's public interface. */
export { archivedReplySchema, listArchivedReplies, storeArchivedReplies } from './archivedReplies.ts';
export { checkMayDelete, checkMaySave, maySaveShared } from './savingRights.ts';
