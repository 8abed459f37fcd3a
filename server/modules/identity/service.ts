/** The module's public interface. */
export { hasActiveSubscription } from './activeSubscription.ts';
export { type Address, type AddressKind, addressKinds, isAnonymous, toAddress } from './addresses.ts';
export { deleteBlock, findBlock, insertBlock, lockCustomers, notifyReporterCases } from './blocks.ts';
export { checkMaySend } from './checkMaySend.ts';
export { deleteSubscriptions } from './deleteSubscriptions.ts';
export {
  eraseAddresses,
  eraseCodeRequests,
  findCodeRequests,
  matchContactMessages,
} from './eraseAddresses.ts';
export {
  findStaffCustomers,
  loadEndedServices,
  lockFormerStaff,
  type MailCustomer,
  storeFormerStaff,
} from './formerStaff.ts';
export { deleteKnownDevice, isKnownDevice } from './knownDevices.ts';
export {
  findMergedIdentities,
  findPersonCases,
  lockAgainstMerge,
  lockIdentity,
  mergePeople,
  resolveIdentity,
} from './mergePeople.ts';
export { findPersonLanguage } from './personLanguage.ts';
export { receiveSms } from './receiveSms.ts';
export { replacePersonInMessages } from './replacePerson.ts';
export { CODE_MINUTES, findVisitedCustomer } from './requestCode.ts';
export { acquireNamedLock, acquireNamedLocks, hashIdentities, hashRequester } from './requesters.ts';
export { lockPeople } from './resolvePerson.ts';
export {
  ANONYMOUS_DAYS,
  deleteSession,
  findCaller,
  getRootHash,
  getSessionEnd,
  lockSession,
  SESSION_DAYS,
} from './sessions.ts';
export { saveSmsNews } from './settings.ts';
export { createShareWarning } from './shareWarning.ts';
export { createToken } from './tokens.ts';
export { isStaffAnywhere, isStaffOf, matchStaff } from './userStatus.ts';
