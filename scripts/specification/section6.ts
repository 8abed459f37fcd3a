import type { Clause } from './clause.ts';

const JOURNEY = 'tests/e2e/journey.spec.ts › a case runs from scan to rating';
const RIGHTS =
  'server/modules/cases/steps.test.ts › in state %s, relation %s allows exactly the specified steps';
const STAFF_FLOWS = 'tests/e2e/night/staff-flows.spec.ts';
const JOINED = 'app/features/cases/systemMessages.test.ts › tells staff alone how a colleague came to a case';

export const section6: readonly Clause[] = [
  {
    id: 'G1',
    words: 'A visitor is an anonymous identity of a cookie.',
    module: 'server/modules/identity',
    tests: [
      'server/http/journey.test.ts › is recognised on a second visit',
      'tests/security/cookies.test.ts › lasts 180 days and is renewed on use',
    ],
  },
  {
    id: 'G2',
    words: 'Or somebody with a phone number.',
    module: 'server/modules/identity',
    tests: [
      'server/modules/identity/ownPhone.test.ts › stores it once the code is confirmed, and signs in with it',
    ],
  },
  {
    id: 'G3',
    words: 'Or somebody with an e-mail address.',
    module: 'server/modules/identity',
    tests: [
      'server/modules/identity/ownAddress.test.ts › stores it once the code is confirmed, and renews the cookie',
    ],
  },
  {
    id: 'G4',
    words: 'Staff have roles at customers, each with an id and the address of a site.',
    module: 'server/modules/provisioning',
    tests: [
      'tests/e2e/night/hosts.spec.ts › lets an agent work for two customers at two hosts',
      'app/lib/api/siteRole.alone.test.ts › a role of another host signs in there',
    ],
  },
  {
    id: 'G5',
    words: 'One role is chosen at a time.',
    module: 'app/features/staff/RolesPanel.tsx',
    tests: [
      'ui/screens/RoleList/RoleList.stories.tsx › OneIsChosenAndEachSaysHowItsSiteStands',
      'tests/e2e/night/roles.spec.ts › switches to the next role when one is revoked at an open desk',
    ],
  },
  {
    id: 'G6',
    words: 'The status of staff comes from the back end of that customer.',
    module: 'app/lib/api',
    tests: ['app/lib/api/siteRole.alone.test.ts › a role of this host fetches its status, then its customer'],
  },
  {
    id: 'G7',
    words: 'Staff close, cancel and leave cases, and may file them elsewhere.',
    module: 'server/platform/db/functions/steps_of.sql',
    messages: ['recategorized'],
    tests: [JOURNEY, RIGHTS, 'tests/e2e/desk-labels.spec.ts › staff label a case, file it elsewhere'],
  },
  {
    id: 'G8',
    words: 'Staff moderate messages.',
    module: 'server/modules/moderation',
    messages: ['moderated', 'takenBack', 'erased'],
    tests: [
      'server/modules/moderation/moderateMessage.test.ts › is for those whom the file of the customer names',
      'tests/e2e/own-steps.spec.ts › a message is taken back before staff read it, and moderated after',
      'server/modules/privacy/erase/erasePerson.test.ts › keeps the case for its handlers, who see that the reporter left and where messages were',
    ],
  },
  {
    id: 'G9',
    words: 'Staff block a user with a reason.',
    module: 'server/modules/cases',
    tests: [
      'server/modules/cases/blockUser.test.ts › requires a reason',
      'tests/e2e/block.spec.ts › shows a blocked visitor the reason',
    ],
  },
  {
    id: 'G10',
    words: 'Staff resume closed cases and rejoin left ones.',
    module: 'server/platform/db/functions/steps_of.sql',
    tests: [
      `${STAFF_FLOWS} › asks before a closed case is reopened, and tells the reporter`,
      `${STAFF_FLOWS} › asks before a colleague’s case is rejoined`,
      RIGHTS,
    ],
  },
  {
    id: 'G11',
    words: 'Staff see icons of services in neutral colours.',
    module: 'ui/parts/ResponderIcon',
    tests: [
      'ui/parts/ResponderIcon/ResponderIcon.stories.tsx › NeutralForStaff',
      'ui/screens/Chat/Chat.stories.tsx › OfStaff',
      'app/features/cases/caseItems.test.ts › a row names the service that the case goes to',
    ],
  },
  {
    id: 'G12',
    words: 'Who opens a case joins it as its creator.',
    module: 'api/entities/join.ts',
    tests: [
      'app/features/cases/systemMessages.test.ts › tells the join of %s to whoever did it, to others and to staff',
      'server/modules/cases/participants.test.ts › lists participants with the start of each',
    ],
  },
  {
    id: 'G13',
    words: 'Staff who take a case after an alert join it as alerted.',
    module: 'server/modules/cases',
    tests: [
      'server/modules/cases/caseSteps.test.ts › is joined from the list, called alone, as a service or a group',
      JOINED,
    ],
  },
  {
    id: 'G14',
    words: 'People also join as follower of the list, invited, reporter or supporter.',
    module: 'api/entities/join.ts',
    tests: [
      JOINED,
      'server/modules/links/links.test.ts › who proves the reporter’s address is its reporter, and reads all',
      'server/modules/followers/followers.test.ts › appears to staff as a number, by a single message',
      'tests/e2e/links.spec.ts › staff invite somebody into a case',
      'server/modules/links/links.test.ts › reads all if the inviter chose so, and answers no question of the reporter',
      'server/modules/cases/caseSteps.test.ts › is joined from the list, called alone',
    ],
  },
  {
    id: 'G15',
    words: 'Between users the chat says it otherwise.',
    module: 'app/features/cases',
    tests: [
      'app/features/cases/betweenUsersPhrases.test.ts › every phrase that differs between users has its line',
      'tests/e2e/between-users.spec.ts › four people in two languages are mediated by two of staff',
      'app/features/cases/betweenUsersPhrases.test.ts › %s phrases of a case between users are each reader’s own',
    ],
  },
  {
    id: 'G16',
    words: 'There are three back ends: for anybody, for staff and for visitors of a customer.',
    module: 'api/call.ts',
    tests: [
      'api/backEnds.test.ts › lists the paths of all sides',
      'api/call.test.ts › give each row the side of its table',
    ],
  },
];
