/** The module's public interface. */
export { buildMenus, indexCategories, type PlacedCategory } from './categories.ts';
export { findCaseService, getCategoryService } from './categoryServices.ts';
export { checkCode } from './checkCode.ts';
export { buildScan, type Customer, type CustomerDirectory, createDirectory } from './customerDirectory.ts';
export { type CustomerRow, toCustomerInfo } from './customerInfo.ts';
export {
  describeCommand,
  type FindingTextId,
  getSeverity,
  translate,
  translateBoth,
  translateLines,
} from './customerTexts.ts';
export { describeChange, type FileChange, isNoticedAtOnce, NO_PLACE } from './describeChange.ts';
export { findCustomersInQuietHours } from './findCustomersInQuietHours.ts';
export { findSimilarCodes } from './findSimilarCodes.ts';
export { getFontOrigins, isAllowedFont, parseFontHosts } from './fontHosts.ts';
export { lockCustomerChanges, notifyServers } from './lockCustomerChanges.ts';
export { findMessageOrigin } from './messageOrigin.ts';
export { getCustomerZone, getLocalDay, getPollPhase, isAtPlace, listOfferedPolls } from './offeredPolls.ts';
export {
  findCode,
  findCodeOwner,
  findReplacement,
  type PlacedCode,
  recordScan,
  requireReportableCode,
} from './qrCodes.ts';
export { findGroup, findService, getServiceWords } from './serviceNames.ts';
export type { Sites } from './sites.ts';
export { createUnknownCodeWarning, fetchStaleScans, recordStaleScan } from './staleScans.ts';
