import type { Clause } from './clause.ts';

const TABLE = 'api/entities/systemMessages.ts';
const JOURNEY = 'tests/e2e/journey.spec.ts › a case runs from scan to rating';
const OWN_STEPS = 'tests/e2e/own-steps.spec.ts';
const BETWEEN =
  'tests/e2e/between-users.spec.ts › a reporter invites whom it concerns, one blocks, staff separate';
const CONTACT = 'server/modules/cases/reporterContact.test.ts';

export const section4SystemMessages: readonly Clause[] = [
  {
    id: 'X1',
    words: 'The chat tells that a case is closed, and with which outcome.',
    module: TABLE,
    messages: ['close'],
    tests: [JOURNEY],
  },
  {
    id: 'X2',
    words: 'The chat tells that a case is on hold, and that its day has come.',
    module: TABLE,
    messages: ['hold', 'due'],
    tests: [
      JOURNEY,
      'server/modules/cases/dueHolds.test.ts › a hold ends once on its day, as news for its handlers only',
    ],
  },
  {
    id: 'X3',
    words: 'The chat tells that a case is rejected.',
    module: TABLE,
    messages: ['reject'],
    tests: [`${OWN_STEPS} › a reporter reads once, and again in the case, why staff rejected it`],
  },
  {
    id: 'X4',
    words: 'The chat tells that a case is resumed.',
    module: TABLE,
    messages: ['resume'],
    tests: [JOURNEY],
  },
  {
    id: 'X5',
    words: 'The chat tells that a case is handled, and staff read to whom it was given.',
    module: TABLE,
    messages: ['handle', 'assigned', 'assignedToService', 'assignmentUndone'],
    tests: [JOURNEY, 'tests/e2e/desk-assign.spec.ts › staff hand a case over to a colleague, take it back'],
  },
  {
    id: 'X6',
    words: 'The chat tells that somebody of staff left a case.',
    module: TABLE,
    messages: ['leave'],
    tests: [JOURNEY],
  },
  {
    id: 'X7',
    words: 'The chat tells that somebody of staff rejoined a case.',
    module: TABLE,
    messages: ['rejoin'],
    tests: ['tests/e2e/night/staff-flows.spec.ts › asks before a colleague’s case is rejoined'],
  },
  {
    id: 'X8',
    words: 'The chat tells that the reporter paused a case, and that they resumed it.',
    module: TABLE,
    messages: ['crHold', 'crResume'],
    tests: [`${OWN_STEPS} › a reporter pauses and resumes a case, which staff see at once`],
  },
  {
    id: 'X9',
    words: 'The chat tells that the reporter closed a case, solved or not, or opened it again.',
    module: TABLE,
    messages: ['crClose', 'crSolved', 'crReopen'],
    tests: [
      `${OWN_STEPS} › a reporter says that it is solved, is thanked and asked for stars`,
      'server/modules/cases/reporterSteps.test.ts › closes a case without an outcome or stars',
      'tests/e2e/night/after-sending.spec.ts › reopens for staff when the visitor says that the problem persists',
    ],
  },
  {
    id: 'X10',
    words: 'The chat tells that the reporter cancelled a case.',
    module: TABLE,
    messages: ['crCancel'],
    tests: [`${OWN_STEPS} › a reporter withdraws a case after a question`],
  },
  {
    id: 'X11',
    words: 'The chat tells which service or group was called.',
    module: TABLE,
    messages: ['addGcatCode', 'addGrpGpid'],
    tests: ['tests/e2e/services.spec.ts › the visitor reads who was called but not the word to them'],
  },
  {
    id: 'X12',
    words: 'The chat tells who joined or left, in which role.',
    module: TABLE,
    messages: [
      ...['create', 'joinInvited', 'joinReporter', 'joinFollower', 'joinSupported'],
      ...['joinTarget', 'joinVictim', 'joinSource', 'joinLeft', 'joinRemoved'],
      ...['openedToFollowers', 'closedToFollowers'],
      // Opened by staff.
      ...['takenByPhone', 'takenAtCounter', 'reporterLinked'],
    ],
    tests: [
      'app/features/cases/systemMessages.test.ts › tells the join of %s to whoever did it, to others and to staff',
      'tests/e2e/links.spec.ts › staff invite somebody into a case, who joins, writes, and reads no earlier word',
      'server/modules/links/links.test.ts › who proves the reporter’s address is its reporter, and reads all',
      'tests/e2e/follow.spec.ts › a second visitor says me too of a lamp',
      'tests/e2e/desk-counter.spec.ts › somebody at the counter notes a number, and types it at home',
      BETWEEN,
    ],
  },
  {
    id: 'X13',
    words: 'The chat tells of a conflict between users, and that staff separate or unite them.',
    module: TABLE,
    messages: ['conflict', 'conflictEnded', 'separated', 'united'],
    tests: [
      BETWEEN,
      'server/modules/cases/betweenUsers.test.ts › separate the two, so that each side reads its own alone',
    ],
  },
  {
    id: 'X14',
    words: 'The chat tells that somebody is blocked, and why.',
    module: TABLE,
    messages: ['block'],
    tests: ['tests/e2e/block.spec.ts › shows a blocked visitor the reason, keeps their text'],
  },
  {
    id: 'X15',
    words: 'The chat tells that a block is lifted.',
    module: TABLE,
    messages: ['unblock'],
    tests: ['tests/e2e/block.spec.ts › sends it once after the block is lifted'],
  },
  {
    id: 'X16',
    words: 'Somebody without an address is told to come back to the page.',
    module: TABLE,
    messages: ['crWeb'],
    tests: [
      'tests/e2e/phone-call.spec.ts › a visitor declines a phone call, accepts the next with a number',
      'server/modules/cases/participants.test.ts › gets one message to come back, when the first handler takes the case',
    ],
  },
  {
    id: 'X17',
    words: 'The chat tells that contact details were given.',
    module: TABLE,
    messages: ['addId'],
    tests: [`${CONTACT} › is shown to staff as unverified, has a message, and keeps the report's snippet`],
  },
  {
    id: 'X18',
    words: 'The chat tells that contact details changed.',
    module: TABLE,
    messages: ['update'],
    tests: [`${CONTACT} › sets, changes and withdraws a contact, each with a message unless unchanged`],
  },
  {
    id: 'X19',
    words: 'The chat tells that contact details are asked for and still missing.',
    module: TABLE,
    messages: ['idMissing', 'mobileNeeded'],
    tests: [
      'tests/e2e/night/contact-asked.spec.ts › asks for a contact, shows staff its state, and survives merged accounts',
      'tests/e2e/night/mobile-needed.spec.ts › verifies a mobile number that staff asked for, after a rejection',
    ],
  },
  {
    id: 'X20',
    words: 'The chat tells of a phone call: proposed, accepted, declined, begun, ended, missed.',
    module: TABLE,
    messages: ['callProposed', 'callAccepted', 'callDeclined', 'callBegun', 'callEnded', 'callMissed'],
    tests: [
      'tests/e2e/phone-call.spec.ts › a visitor declines a phone call, accepts the next with a number, is missed',
    ],
  },
  {
    id: 'X21',
    words: 'The chat tells that two accounts became one.',
    module: TABLE,
    messages: ['mergeProfile'],
    tests: [
      `${CONTACT} › adds a message to active cases of the merged one`,
      'tests/e2e/night/contact-asked.spec.ts › asks for a contact, shows staff its state, and survives merged accounts',
    ],
  },
];
