/** The module's public interface. */
export { importCustomer } from './archive/importCustomer.ts';
export {
  ARCHIVE_ENTRIES,
  ARCHIVE_VERSION,
  type ArchiveFault,
  ArchiveRefused,
  MAX_ARCHIVE_MB,
  readArchive,
} from './archive/readArchive.ts';
export { isDiskError, writeArchive } from './archive/writeArchive.ts';
export { formatJson } from './file/formatJson.ts';
export { readStoredCustomer } from './load/customerFields.ts';
export { compareValues, formatChanges } from './load/findChanges.ts';
export {
  findRefusedCustomers,
  type RefusedCustomer,
  watchRefusedCustomers,
} from './load/findRefusedCustomers.ts';
export {
  type FolderFinding,
  type LoadOptions,
  loadCustomers,
  withdrawDemoCustomers,
} from './load/loadCustomers.ts';
export { notifyOpenCasePages } from './load/recordLoad.ts';
export { retireCustomerService } from './load/storeStaff.ts';
export { computeFolderStamp, watchFolders } from './load/watchFolders.ts';
export { createFinding, type Finding } from './read/findings.ts';
export { checkOpenable, FILE_NAME, findMisnamedFile, readClaimedCuid } from './read/folderFiles.ts';
export { formatFinding, formatLogLine } from './read/formatFinding.ts';
export {
  type CustomerContent,
  type CustomerFolder,
  findCustomerFolders,
  hasCustomerFile,
  readCustomer,
} from './read/readCustomer.ts';
export { readCustomers } from './read/readCustomers.ts';
export { MAX_PICTURE_MB } from './read/readPictures.ts';
export { normalizeStaffEmail } from './read/staffAddresses.ts';
export {
  checkRename,
  type RenameImpact,
  type RenameObstacle,
  renameCustomer,
  syncRenamedCustomers,
} from './rename/renameCustomer.ts';
