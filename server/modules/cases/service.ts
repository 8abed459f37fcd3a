/** What other modules, `http` and `cli` may use of `cases`. */
export { toCaptionInfo } from './captions.ts';
export {
  appendMessages,
  assignMessageId,
  type CaseChange,
  countHandlers,
  isCleared,
  type MessageRow,
  type ParticipantRow,
} from './caseRows.ts';
export { loadCaseInfo } from './caseView.ts';
export { removeContact } from './changeContact.ts';
export { endDueHolds } from './dueHolds.ts';
export { storeProductFlows } from './flows.ts';
export { isReadByOtherSide } from './loadReadMarks.ts';
export { clampMessageId, loadMessagesPage } from './messagePages.ts';
export { isBlockEvent, toMessage } from './messageView.ts';
export { getQuestionnaire, hashQuestionnaire } from './questionnaires.ts';
export { clearSnippet, deleteFileRows, replaceContent } from './replaceContent.ts';
export { lockSenderCase, type Sender } from './sendMedia.ts';
export { ACTIVE_STATES, leaveCases, lockStaffCases, type StaffAddresses } from './staffRemoval.ts';
export { getEvent } from './stepEvents.ts';
export { refreshQuestionnaires, storeQuestionnaires } from './storeQuestionnaires.ts';
export { countUnreadCases } from './unreadCases.ts';
export { waitingSince } from './waitingSince.ts';
