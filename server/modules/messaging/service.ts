/** The module's public interface. */
export { enqueueMessage, type MessageContent } from './enqueueMessage.ts';
export { buildCountAndDelete, type CountedTable, loadFigures } from './figures.ts';
export { type FirstAttempt, pollUntil, waitForFirstAttempt } from './firstAttempt.ts';
export {
  buildStaffLink,
  type MailBranding,
  type RenderedMail,
  renderCodeMail,
  renderContactMail,
  renderMail,
  renderStaffMail,
  type StaffMailInput,
} from './mailTexts.ts';
export { deliveryJobs } from './messageJobs.ts';
export { enqueuePushes, sendPushes } from './pushJobs.ts';
export { renderCodeSms, renderNewsSms, renderSms } from './smsTexts.ts';
