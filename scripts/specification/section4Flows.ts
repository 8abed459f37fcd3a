import type { Clause } from './clause.ts';

const JOURNEY = 'tests/e2e/journey.spec.ts › a case runs from scan to rating';
const PLAYED = 'questionnaire/react/Flows.stories.tsx';
const FLOWS = 'questionnaire/flows/flows.test.ts';
const OWN_STEPS = 'tests/e2e/own-steps.spec.ts';
const SETTINGS = 'app/features/account/OwnAddressDialogs.tsx';
const DOOR =
  'tests/e2e/night/door-outcomes.spec.ts › handles sign-in codes: a second one, one without access';
const NUMBERS = 'tests/e2e/night/number-outcomes.spec.ts › handles number codes';
const STAFF_FLOWS = 'tests/e2e/night/staff-flows.spec.ts';
const FIRST_CASE =
  'tests/e2e/night/first-case.spec.ts › explains a first report by keyboard, then never again';
const LEAVE = 'tests/e2e/night/leave-report.spec.ts';
const OFFER = 'tests/e2e/night/first-case-offer.spec.ts › offers notifications at the end of the explanation';

export const section4Flows: readonly Clause[] = [
  {
    id: 'F0',
    words: 'Flows are data: steps of texts, answers and what follows.',
    module: 'questionnaire/flows',
    flows: ['serviceSurvey', 'provePhone', 'mailNews', 'holdCase'],
    tests: [
      `${FLOWS} › matches the model check, and can be aborted anywhere without a yes`,
      'tests/boundaries/flowStories.test.ts › flow %s has a story that plays it',
      'tests/e2e/survey.spec.ts › a reporter is asked after the second closed case',
    ],
  },
  {
    id: 'F1',
    words: 'Whose case staff closed is asked for one to five stars.',
    module: 'app/features/cases/SatisfactionCard.tsx',
    flows: ['satisfaction'],
    messages: ['satisfaction'],
    tests: [JOURNEY],
  },
  {
    id: 'F2',
    words: 'Four or five stars lead to thanks, worded for users or for staff.',
    module: 'questionnaire/flows/satisfaction.ts',
    tests: [
      `${FLOWS} › between contributors the thanks go to the contributor`,
      'tests/e2e/between-users.spec.ts › four people in two languages are mediated by two of staff',
    ],
  },
  {
    id: 'F3',
    words: 'Rating the tool by five stars is optional.',
    module: 'questionnaire/flows/satisfaction.ts',
    tests: [`${FLOWS} › a dissatisfied user may explain, and may skip rating the tool`, JOURNEY],
  },
  {
    id: 'F4',
    words: 'Thanks offer a message of thanks, and end with a good day.',
    module: 'questionnaire/flows/satisfaction.ts',
    tests: [JOURNEY, `${PLAYED} › Satisfaction`],
  },
  {
    id: 'F5',
    words: 'A rejected case is closed, and its reporter reads why.',
    module: 'app/features/cases/ReporterDialogs.tsx',
    flows: ['caseRejected'],
    tests: [`${OWN_STEPS} › a reporter reads once, and again in the case, why staff rejected it`],
  },
  {
    id: 'F6',
    words: 'Staff may need a mobile number: a yes takes it and sends a code by SMS, a no refuses.',
    module: 'app/features/cases/MobileCard.tsx',
    flows: ['mobileNeeded'],
    tests: [
      'tests/e2e/night/mobile-needed.spec.ts › verifies a mobile number that staff asked for, after a rejection',
    ],
  },
  {
    id: 'F7',
    words: 'Leaving a report offers notifications.',
    module: 'app/features/cases/ReporterDialogs.tsx',
    flows: ['terminateReport'],
    tests: [`${LEAVE} › leaving a report offers notifications, then an address`],
  },
  {
    id: 'F8',
    words: 'Leaving a report in Safari on iOS tells how to install the app.',
    module: 'app/features/cases/ReporterDialogs.tsx',
    tests: [`${LEAVE} › leaving a report tells Safari on iOS how to install`],
  },
  {
    id: 'F9',
    words: 'Leaving a report suggests news by e-mail: address, code and thanks, or thanks alone.',
    module: 'app/features/cases/ReporterDialogs.tsx',
    tests: [
      `${LEAVE} › leaving a report tells Safari on iOS how to install, and takes an address for news`,
      `${LEAVE} › leaving a report offers notifications, then an address, and thanks`,
    ],
  },
  {
    id: 'F10',
    words: 'Cancelling a report asks first: yes cancels it, no goes back.',
    module: 'questionnaire/flows/terminateReport.ts',
    decision: '0046-two-flows-for-programs-alone',
    flows: ['cancelReport'],
    tests: [`${OWN_STEPS} › a reporter withdraws a case after a question`],
  },
  {
    id: 'F11',
    words: 'A first case is explained, then notifications are offered.',
    module: 'app/features/cases/FirstCase.tsx',
    decision: '0029-confirmations-are-flows',
    flows: ['firstCase'],
    tests: [FIRST_CASE, OFFER],
  },
  {
    id: 'F12',
    words: 'Removing the phone number is confirmed.',
    module: SETTINGS,
    flows: ['erasePhone'],
    tests: ['tests/e2e/night/own-phone.spec.ts › leads to the reports on another device'],
  },
  {
    id: 'F13',
    words: 'Erasing the cookies is confirmed.',
    module: 'app/features/account/LeaveDialog.tsx',
    flows: ['eraseCookies'],
    tests: [
      'tests/e2e/leaving.spec.ts › exports everything with one tap, and erases only this device’s cookies',
    ],
  },
  {
    id: 'F14',
    words: 'Removing the e-mail address is confirmed.',
    module: SETTINGS,
    flows: ['eraseMail'],
    tests: [
      'tests/e2e/night/own-address.spec.ts › brings the reports of one device to another, and is removed',
    ],
  },
  {
    id: 'F15',
    words: 'Signing a device out is confirmed.',
    module: 'app/features/account/LeaveDialog.tsx',
    flows: ['disconnect'],
    tests: [`${LEAVE} › signing a device out asks, and leaves nothing on it`],
  },
  {
    id: 'F16',
    words: 'Erasing everything is confirmed.',
    module: 'app/features/account/LeaveDialog.tsx',
    flows: ['eraseAll'],
    tests: ['tests/e2e/leaving.spec.ts › erases everything on the device and at the town'],
  },
  {
    id: 'F17',
    words: 'Sending a report is confirmed.',
    module: 'app/features/report',
    decision: '0029-confirmations-are-flows',
    flows: ['sendReport'],
    tests: [JOURNEY, 'tests/e2e/night/before-sending.spec.ts › shows what will be sent and who will see it'],
  },
  {
    id: 'F18',
    words: 'Signing in asks for a code sent by SMS.',
    module: SETTINGS,
    flows: ['login'],
    tests: [
      'tests/e2e/night/sign-in-number.spec.ts › signs in a returning visitor by number',
      `${PLAYED} › Login`,
    ],
  },
  {
    id: 'F19',
    words: 'A wrong code is told.',
    module: 'questionnaire/flows/verification.ts',
    tests: [NUMBERS],
  },
  {
    id: 'F20',
    words: 'A number linked to an address asks for a second code by mail, or fails without access to it.',
    module: 'questionnaire/flows/verification.ts',
    tests: [
      DOOR,
      'tests/e2e/night/sign-in-number.spec.ts › signs in a returning visitor by number and by its linked address',
    ],
  },
  {
    id: 'F21',
    words: 'A number of a customer’s own account cannot be used.',
    module: 'questionnaire/flows/verification.ts',
    tests: [NUMBERS, 'server/modules/identity/codeOutcomes.test.ts › code by SMS returns %s'],
  },
  {
    id: 'F22',
    words: 'Signalling abuse warns that it stops the conversation for all, and asks.',
    module: 'app/features/cases/AbuseDialog.tsx',
    flows: ['abuseReport'],
    tests: [`${OWN_STEPS} › a reporter signals abuse, and the conversation stops for everybody`],
  },
  {
    id: 'F23',
    words: 'Staff close a case.',
    module: 'app/features/staff/commands',
    decision: '0029-confirmations-are-flows',
    flows: ['staffActions', 'closeCase'],
    tests: [JOURNEY, `${STAFF_FLOWS} › names the actions of a case as the flow does, in its order`],
  },
  {
    id: 'F24',
    words: 'Staff cancel a case, which rejects it.',
    module: 'app/features/staff/closingSteps.ts',
    decision: '0046-two-flows-for-programs-alone',
    flows: ['rejectCase'],
    tests: [`${OWN_STEPS} › a reporter reads once, and again in the case, why staff rejected it`],
  },
  {
    id: 'F25',
    words: 'Staff leave a case.',
    module: 'app/features/staff/StepDialogs.tsx',
    flows: ['leaveCase'],
    tests: [JOURNEY],
  },
  {
    id: 'F26',
    words: 'Staff moderate a message.',
    module: 'server/modules/moderation',
    tests: [`${OWN_STEPS} › a message is taken back before staff read it, and moderated after`],
  },
  {
    id: 'F27',
    words: 'Staff block a user for reasons that they tick.',
    module: 'app/features/staff/StepDialogs.tsx',
    flows: ['blockUser'],
    tests: [
      'tests/e2e/block.spec.ts › shows a blocked visitor the reason, keeps their text and sends it once after',
      'app/features/staff/stepFlows.test.ts › blocks for the ticked reasons after confirmation',
    ],
  },
  {
    id: 'F28',
    words: 'Staff resume a closed case.',
    module: 'app/features/staff/StepDialogs.tsx',
    decision: '0029-confirmations-are-flows',
    flows: ['resumeCase'],
    tests: [`${STAFF_FLOWS} › asks before a closed case is reopened, and tells the reporter`],
  },
  {
    id: 'F29',
    words: 'Staff rejoin a case that they left.',
    module: 'app/features/staff/StepDialogs.tsx',
    decision: '0029-confirmations-are-flows',
    flows: ['rejoinCase'],
    tests: [`${STAFF_FLOWS} › asks before a colleague’s case is rejoined, and names who handles it`, JOURNEY],
  },
];
