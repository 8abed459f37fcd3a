import type { Flag, Questionnaire } from '../model/schema.ts';
import { abuseReport } from './abuseReport.ts';
import { blockUser } from './blockUser.ts';
import { cancelReport } from './cancelReport.ts';
import { caseRejected } from './caseRejected.ts';
import { closeCase } from './closeCase.ts';
import { discardReport } from './discardReport.ts';
import { disconnect } from './disconnect.ts';
import { eraseAll } from './eraseAll.ts';
import { eraseCookies } from './eraseCookies.ts';
import { eraseMail } from './eraseMail.ts';
import { erasePhone } from './erasePhone.ts';
import { firstCase } from './firstCase.ts';
import { HOLD_CHOICES, holdCase } from './holdCase.ts';
import { leaveCase } from './leaveCase.ts';
import { login } from './login.ts';
import { mailNews } from './mailNews.ts';
import { mobileNeeded } from './mobileNeeded.ts';
import { provePhone } from './provePhone.ts';
import { registerMail } from './registerMail.ts';
import { registerPhone } from './registerPhone.ts';
import { rejectCase } from './rejectCase.ts';
import { rejoinCase } from './rejoinCase.ts';
import { resumeCase } from './resumeCase.ts';
import { satisfaction } from './satisfaction.ts';
import { sendReport } from './sendReport.ts';
import { serviceSurvey } from './serviceSurvey.ts';
import { staffActions } from './staffActions.ts';
import { terminateReport } from './terminateReport.ts';

export interface Flow {
  readonly definition: Questionnaire;
  readonly results: readonly Flag[];
}

/** Every flow by name; screens import only their own. */
export const allFlows = {
  sendReport: { definition: sendReport, results: ['yes'] },
  discardReport: { definition: discardReport, results: ['yes'] },
  cancelReport: { definition: cancelReport, results: ['yes'] },
  terminateReport: { definition: terminateReport, results: ['leave', 'cancel', 'notify', 'mailVerified'] },
  mobileNeeded: { definition: mobileNeeded, results: ['acceptSms', 'reject'] },
  firstCase: { definition: firstCase, results: ['notify'] },
  satisfaction: { definition: satisfaction, results: [] },
  serviceSurvey: { definition: serviceSurvey, results: [] },
  caseRejected: { definition: caseRejected, results: ['closed'] },
  abuseReport: { definition: abuseReport, results: ['yes'] },
  login: { definition: login, results: ['loggedIn'] },
  registerPhone: { definition: registerPhone, results: ['registered'] },
  provePhone: { definition: provePhone, results: ['registered'] },
  registerMail: { definition: registerMail, results: ['registered'] },
  erasePhone: { definition: erasePhone, results: ['yes'] },
  mailNews: { definition: mailNews, results: ['yes'] },
  eraseMail: { definition: eraseMail, results: ['yes'] },
  eraseCookies: { definition: eraseCookies, results: ['yes'] },
  eraseAll: { definition: eraseAll, results: ['yes'] },
  disconnect: { definition: disconnect, results: ['yes'] },
  staffActions: { definition: staffActions, results: ['done', 'cancel', 'leave', 'moderate'] },
  closeCase: { definition: closeCase, results: ['yes', 'solved', 'duplicate', 'notOurs'] },
  rejectCase: { definition: rejectCase, results: ['yes', 'closed'] },
  leaveCase: { definition: leaveCase, results: ['yes'] },
  holdCase: { definition: holdCase, results: ['yes', ...HOLD_CHOICES] },
  resumeCase: { definition: resumeCase, results: ['yes'] },
  rejoinCase: { definition: rejoinCase, results: ['yes'] },
  blockUser: { definition: blockUser, results: ['yes'] },
} satisfies Record<string, Flow>;
