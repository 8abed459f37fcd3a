/** The module's public interface. */

export { buildSnippet } from './answerContent.ts';
export { blockUser } from './blockUser.ts';
export { normalizeItems, trimQuestionText } from './buildStaffQuestion.ts';
export { toCaptionInfo } from './captions.ts';
export {
  appendMessages,
  assignMessageId,
  type CaseChange,
  type CaseRow,
  countHandlers,
  findParticipant,
  findRepeatedMessage,
  isCleared,
  lockCase,
  type MessageRow,
  type NewMessage,
  type ParticipantRow,
  toSnippet,
} from './caseRows.ts';
export { joinAsHost, joinByStep, joinCase, lockStaffCase, takeStep } from './caseSteps.ts';
export { buildCasesCsv } from './casesCsv.ts';
export { loadCaseInfo } from './caseView.ts';
export { removeContact } from './changeContact.ts';
export {
  loadCaseDeadlines,
  loadDeadlineRules,
  recomputeDeadlines,
  recomputeFirstAnswer,
} from './deadlineColumns.ts';
export { endDueHolds } from './dueHolds.ts';
export { loadShownFlow, storeProductFlows } from './flows.ts';
export { isFollowerNews } from './followerNews.ts';
export { isPausedByReporter, runHandling, runHandlingStep, runJoin } from './handling.ts';
export { isReadByOtherSide } from './loadReadMarks.ts';
export { markRead } from './markRead.ts';
export {
  clampMessageId,
  findGatheringId,
  loadFlaggedMessages,
  loadMessagesPage,
  loadModerationReasons,
} from './messagePages.ts';
export { isBlockEvent, toMessage } from './messageView.ts';
export { isOnPhone } from './openCall.ts';
export { getReportCategories, getReportCategory } from './openCase.ts';
export { type CounterRequest, openCaseFor, prepareOpening } from './openCaseFor.ts';
export { getQuestionnaire, hashQuestionnaire } from './questionnaires.ts';
export { isAboutReporter, isAddressed, isShownTo, messageM } from './readFloor.ts';
export { refreshDeadlines } from './refreshDeadlines.ts';
export { getReopenUntil } from './reopen.ts';
export { clearSnippet, deleteFileRows, listFileIds, replaceContent } from './replaceContent.ts';
export { rederivePollAnswers } from './replayReport.ts';
export { FIRST_MESSAGES_MAX, lockSenderCase, type Sender, toMedia } from './sendMedia.ts';
export { checkNamedReader, parseContributorText, parseStaffText } from './sendText.ts';
export {
  ACTIVE_STATES,
  type Departure,
  leaveCases,
  lockPeopleAndCases,
  type StaffAddresses,
} from './staffRemoval.ts';
export { getEvent } from './stepEvents.ts';
export { isBetweenUsers, NUMBER_LENGTHS } from './storeCase.ts';
export { matchStep } from './storedMatchers.ts';
export { refreshQuestionnaires, storeQuestionnaires } from './storeQuestionnaires.ts';
export { countUnreadCases } from './unreadCases.ts';
