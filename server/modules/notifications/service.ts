/** The module's public interface. */
export { alertColleague, alertService, endAlerts, endColleagueAlerts } from './alerts/callService.ts';
export { alertDeadlines } from './alerts/deadlineAlerts.ts';
export { escalateUntaken } from './alerts/escalateUntaken.ts';
export { enqueueDepartures, notifyDepartures } from './alerts/notifyDepartures.ts';
export { notifyModerators } from './alerts/notifyModerators.ts';
export { sendCaseNotifications } from './caseNotifications/sendCaseNotifications.ts';
export {
  buildFiguresEndLink,
  getLinkState,
  type LinkState,
  UNSUBSCRIBE_PATH,
  unsubscribeByLink,
} from './caseNotifications/unsubscribe.ts';
export { withdrawQuotes } from './caseNotifications/withdrawQuotes.ts';
export { cancelQuotingPushes, eraseBrowsers } from './push/erasePushes.ts';
