import type { Clause } from './clause.ts';

export const section3: readonly Clause[] = [
  {
    id: '3.1',
    words: 'Of a customer a visitor first sees banner, logo and name.',
    module: 'server/modules/customers',
    tests: [
      'server/modules/branding/branding.test.ts › is shown with the tiles, the greeting and a place, as a scan shows them',
      'server/modules/branding/branding.test.ts › shows contributors the new colours, logo and name at the next load',
    ],
  },
  {
    id: '3.2',
    words: 'A customer has pictures by id, and says whether reports may concern another contributor.',
    module: 'server/modules/customers',
    tests: [
      'server/modules/branding/branding.test.ts › takes its pictures along when it is forgotten, but none that another look or a customer shows',
      'server/modules/cases/betweenUsers.test.ts › takes a category between users for an ordinary one where the customer does not want it',
    ],
  },
  {
    id: '3.3',
    words: 'The profile says whether a survey about the service is due, answered or off.',
    module: 'server/modules/surveyAnswers',
    tests: [
      'server/modules/survey/survey.test.ts › is due after the second closed case',
      'server/modules/survey/survey.test.ts › is off where the operator says so',
    ],
  },
  {
    id: '3.4',
    words: 'The profile holds the person and their roles.',
    module: 'server/modules/identity/userStatus.ts',
    tests: [
      'server/modules/identity/routes/session.test.ts › staff read their role at their customer, and what their customer is',
    ],
  },
  {
    id: '3.5',
    words: 'One role is selected; a role that is gone gives way to the next.',
    module: 'app/features/staff/selectRole.ts',
    tests: [
      'app/features/staff/selectRole.test.ts › the first where the chosen one is gone',
      'tests/e2e/night/roles.spec.ts › switches to the next role when one is revoked at an open desk, or names its customer',
    ],
  },
  {
    id: '3.6',
    words: 'A person is empty, new, or has an identity.',
    module: 'server/modules/identity/userStatus.ts',
    tests: [
      'server/modules/identity/routes/session.test.ts › a visitor is empty, then new, then has an identity, then is verified',
    ],
  },
  {
    id: '3.7',
    words: 'The app knows a profile that starts, is ready or failed.',
    module: 'app/lib/session/useProfile.ts',
    tests: [
      'tests/e2e/night/error-catalogue.spec.ts › a profile that fails is asked for again with a notice, then the page says that loading failed',
    ],
  },
  {
    id: '3.8',
    words: 'A person is valid once an address or a number is verified.',
    module: 'server/modules/identity/userStatus.ts',
    tests: [
      'server/modules/identity/routes/session.test.ts › a visitor is empty, then new, then has an identity, then is verified',
      'server/modules/identity/ownPhone.test.ts › stores it once the code is confirmed, and signs in with it on another device',
    ],
  },
  {
    id: '3.9',
    words: 'Contact details that are not verified make a person partly known.',
    module: 'server/modules/identity/userStatus.ts',
    tests: [
      'server/modules/identity/unverified.test.ts › profile is partialInfo with the newest unverified contact, until it is verified or withdrawn',
      'tests/e2e/night/partly-known.spec.ts › postpones a contact, then takes and verifies it in the conversation',
    ],
  },
  {
    id: '3.10',
    words: 'The profile tells the last code, its day and whether it was used.',
    module: 'server/modules/identity/routes/session.ts',
    tests: [
      'server/modules/identity/routes/session.test.ts › a code is told with its day, as used once it was reported from, and no more once cleared',
      'tests/e2e/night/follows.spec.ts › forgets a used code in the menu; another scan restores its place',
    ],
  },
  {
    id: '3.11',
    words: 'Settings belong to a person and follow them to every device.',
    module: 'server/modules/identity/settings.ts',
    tests: [
      'server/modules/identity/settings.test.ts › a setting applies to all current and future devices of the person',
      'tests/e2e/night/follows.spec.ts › syncs language and scheme to another device at once',
    ],
  },
  {
    id: '3.12',
    words: 'Proving a phone number says what was sent, what went wrong and where to go on.',
    module: 'server/modules/identity',
    tests: [
      'server/modules/identity/codeOutcomes.test.ts › code by SMS returns',
      'server/http/smsReceipts.test.ts › marks an SMS as delivered or failed',
    ],
  },
  {
    id: '3.13',
    words: 'Proving an e-mail address says what was sent, what went wrong and where to go on.',
    module: 'server/modules/identity',
    tests: ['server/modules/identity/codeOutcomes.test.ts › code by mail returns'],
  },
  {
    id: '3.14',
    words: 'A role names its customer, the person there, and the pictures of the customer.',
    module: 'server/modules/identity/userStatus.ts',
    tests: [
      'server/modules/identity/routes/session.test.ts › staff read their role at their customer, and what their customer is',
    ],
  },
  {
    id: '3.15',
    words: 'A role names the host of its customer, where its calls go.',
    module: 'app/lib/api/siteRole.ts',
    tests: [
      'app/lib/api/siteRole.alone.test.ts › a role of another host signs in there with a token of this one',
      'tests/e2e/night/hosts.spec.ts › lets an agent work for two customers at two hosts, one started later',
    ],
  },
  {
    id: '3.16',
    words: 'A role whose host refuses or does not answer is marked.',
    module: 'app/features/staff/roleState.ts',
    tests: [
      'app/features/staff/selectRole.test.ts › classifies the failure',
      'app/lib/api/siteRole.alone.test.ts › a role its host refuses is gone; a host that fails is an error',
    ],
  },
  {
    id: '3.17',
    words: 'A device describes its kind, system, browser and build, and whether it is an old iPhone.',
    module: 'app/lib/session/device.ts',
    tests: ['app/lib/session/device.alone.test.ts › describes the agent'],
  },
  {
    id: '3.18',
    words: 'A device says whether it runs in a browser, installed, or as a trusted web activity.',
    module: 'app/lib/session/device.ts',
    tests: ['app/lib/session/device.alone.test.ts › gives display mode'],
  },
  {
    id: '3.19',
    words: 'Language data has a locale, a revision and three groups of texts.',
    module: 'locales/catalogue.ts',
    tests: ['server/http/responses.test.ts › is complete in the requested language, in three groups'],
  },
  {
    id: '3.20',
    words: 'A question says what is shown, what follows and what it raises, also depending on flags.',
    module: 'questionnaire/model/schema.ts',
    tests: [
      'questionnaire/model/parse.test.ts › accepts a valid one unchanged',
      'questionnaire/engine/transition.test.ts › resolves flags with the old flags, follow-up and changes with the new ones',
      'questionnaire/model/jsonSchema.test.ts › describes no key that the schema lacks',
    ],
  },
  {
    id: '3.21',
    words: 'An item of a question has its kind, words, picture, look and limits.',
    module: 'questionnaire/model/kinds',
    tests: [
      'questionnaire/model/jsonSchema.test.ts › describes every key in a sentence',
      'questionnaire/react/Questionnaire.stories.tsx › AllItemTypes',
    ],
  },
  {
    id: '3.22',
    words: 'An answered question is reported with its items, answers, changes and message.',
    module: 'questionnaire/engine',
    tests: [
      'questionnaire/engine/transition.test.ts › an entry holds the items as shown',
      'questionnaire/engine/transition.test.ts › reports a message as text with its type',
    ],
  },
  {
    id: '3.23',
    words: 'What an answer sets and clears is carried out by the server.',
    module: 'server/modules/cases/answerChanges.ts',
    tests: [
      'server/modules/cases/betweenUsers.test.ts › set a conflict',
      'server/modules/cases/betweenUsersStaff.test.ts › end a conflict by a yes and set one by a no',
    ],
  },
  {
    id: '3.24',
    words: 'An answer names the message that asked.',
    module: 'server/modules/cases/sendForm.ts',
    tests: ['server/http/journey.test.ts › goes from report through chat and question to close and rating'],
  },
  {
    id: '3.25',
    words: 'Whether an answer is a message, for whom, and in which gathering.',
    module: 'server/modules/cases/sendForm.ts',
    tests: [
      'server/modules/cases/betweenUsersStaff.test.ts › are for whom they say',
      'server/modules/gatherings/hungItems.test.ts › names it to its reporter and to staff, in the case and its answers',
    ],
    decision: '0060-every-answer-is-a-message',
  },
  {
    id: '3.26',
    words: 'A questionnaire ends with one report of its answers and flags.',
    module: 'questionnaire/engine',
    tests: [
      'questionnaire/engine/transition.test.ts › reports each of a thousand answers once, in order',
      'questionnaire/engine/transition.test.ts › an answer marked as abort aborts, without its other effects',
    ],
  },
  {
    id: '3.27',
    words: 'A questionnaire may report each answer at once.',
    module: 'questionnaire/engine',
    tests: [
      'questionnaire/engine/transition.test.ts › reports each answer at once, and none in the final report',
      'server/modules/polls/answerPoll.test.ts › of a poll in parts is stored as far as it goes, and is complete at its end',
    ],
  },
  {
    id: '3.28',
    words: 'A message has its number, time, words, answers, statement and category.',
    module: 'server/modules/cases/messageView.ts',
    tests: ['server/modules/cases/wholeCase.test.ts › carries answers in the words of its reader'],
  },
  {
    id: '3.29',
    words: 'A message names the gathering it belongs to.',
    module: 'server/modules/gatherings',
    tests: [
      'server/modules/gatherings/hungItems.test.ts › hangs on it and is told to its people by category and number, without who reported it',
    ],
  },
  {
    id: '3.30',
    words: 'A message tells of an event by its flag, each of which something causes.',
    module: 'api/entities/systemMessages.ts',
    tests: [
      'server/modules/cases/reporterSteps.test.ts › pauses a case that staff handle, and resumes it for the same handler',
      'server/modules/cases/reporterSteps.test.ts › withdraws a case for good: nobody may do anything with it but block',
      'server/modules/cases/reporterContact.test.ts › sets, changes and withdraws a contact, each with a message unless unchanged',
      'server/modules/cases/participants.test.ts › is told to come back once, when the first handler takes the case',
      'server/modules/notifications/alerts/callService.test.ts › alerts its people although somebody handles the case',
      'server/modules/cases/stepEvents.test.ts › handler of a reopened case',
    ],
  },
  {
    id: '3.31',
    words: 'A join tells as what, by whom, by which way and whether during a call somebody came.',
    module: 'api/entities/join.ts',
    tests: [
      'server/modules/cases/betweenUsers.test.ts › joins as it says, is known by initials, and reads nothing from before and no contact',
      'server/modules/cases/caseSteps.test.ts › is joined from the list, called alone, as a service or a group by somebody else, or invited',
      'server/modules/cases/phoneCalls.test.ts › marks whoever joins while it lasts: by the list, by writing, by a link',
    ],
  },
  {
    id: '3.32',
    words: 'Messages tell of merged accounts, of phone calls and of blocks, with who did what to whom.',
    module: 'server/modules/cases',
    tests: [
      'server/modules/cases/reporterContact.test.ts › adds a message to active cases of the merged one',
      'server/modules/cases/phoneCalls.test.ts › is proposed once at a time, accepted, begun and ended, each told by its message',
      'server/modules/cases/blockUser.test.ts › reads the reason without its author; staff read both',
    ],
  },
  {
    id: '3.33',
    words: 'In a message, text is an item of kind `txt`.',
    module: 'server/modules/cases/messageView.ts',
    tests: ['server/modules/cases/wholeCase.test.ts › carries answers in the words of its reader'],
  },
  {
    id: '3.34',
    words: 'Answers are shown by kind: ticks, yes or no, stars, masked codes and grouped numbers.',
    module: 'questionnaire/model/answerLines.ts',
    tests: [
      'questionnaire/model/answerLines.test.ts › masks codes and groups phone numbers',
      'questionnaire/model/answerLines.test.ts › lists ticked boxes on one line under their prompt',
      'questionnaire/model/answerLines.test.ts › a no is an answer, a skipped question is not',
    ],
  },
  {
    id: '3.35',
    words: 'A participant has name, initials, service and group.',
    module: 'api/entities/case.ts',
    tests: [
      'server/modules/cases/participants.test.ts › lists participants with the start of each, and to staff alone what they have read',
      'server/modules/notifications/alerts/callService.test.ts › names participants by first and last name, service and colour, and rings for colleagues alone',
    ],
  },
  {
    id: '3.36',
    words: 'A participant has the colour of their service.',
    module: 'server/modules/cases',
    tests: [
      'server/modules/notifications/alerts/callService.test.ts › names participants by first and last name, service and colour, and rings for colleagues alone',
    ],
  },
  {
    id: '3.37',
    words: 'A participant has first and last name, group and its number, and may be blocked.',
    module: 'server/modules/cases',
    tests: [
      'server/modules/notifications/alerts/callService.test.ts › names participants by first and last name, service and colour, and rings for colleagues alone',
      'server/modules/cases/blockUser.test.ts › reads the reason without its author; staff read both',
    ],
  },
  {
    id: '3.38',
    words: 'A group has a picture and a description.',
    module: 'server/modules/notifications/alerts/callableGroups.ts',
    tests: [
      'server/modules/notifications/alerts/callService.test.ts › tells staff the picture, description and number of a group',
      'server/http/responses.test.ts › serve the pictures of services and groups to both sides, and no other picture there',
    ],
  },
  {
    id: '3.39',
    words: 'A notification names its type, case, category, message and author, with title and body.',
    module: 'api/entities/notification.ts',
    tests: [
      'server/modules/notifications/push/push.test.ts › gets the content if enabled, truncated',
      'server/modules/notifications/caseNotifications/gatheringNews.test.ts › pushes to members the title, and their words where they want them',
    ],
  },
  {
    id: '3.40',
    words: 'A menu maps each page to its tiles, with kind, picture, label and description.',
    module: 'server/modules/customers/categories.ts',
    tests: [
      'server/modules/customers/categories.test.ts › builds a page for each menu, including empty ones',
      'server/http/journey.test.ts › gets place and categories from a scan',
    ],
  },
  {
    id: '3.41',
    words: 'A tile of a poll is pending until its state is known, and says when it was answered.',
    module: 'app/features/polls/loadTilePolls.ts',
    tests: [
      'app/features/polls/loadTilePolls.alone.test.ts › shows what the server says, and then that at once until it answers again',
      'ui/parts/Tile/Tile.stories.tsx › PendingIsSaidAndIgnoresPresses',
      'tests/e2e/polls.spec.ts › a visitor answers a poll of the menu, sees results, and changes the answer',
    ],
  },
  {
    id: '3.42',
    words: 'A tile may open a poll.',
    module: 'server/modules/polls',
    tests: [
      'server/modules/polls/pollTiming.test.ts › shows polls that are open at its place, and closed ones whose results everybody sees',
    ],
  },
  {
    id: '3.43',
    words: 'There are 31 colour keys, each with a dark one; what a palette leaves out has a default.',
    module: 'theme/palette',
    tests: [
      'theme/palette/keys.test.ts › has 31 unique keys',
      'theme/palette/resolve.test.ts › a missing dark key takes the dark default, never the light choice',
    ],
  },
  {
    id: '3.44',
    words: 'Cases of rescue, police, fire, health, emergency and social services have outline colours.',
    module: 'theme/palette/keys.ts',
    tests: [
      'tests/boundaries/customerNames.test.ts › give services the outline that their icon has',
      'ui/parts/CaseOutline/CaseOutline.stories.tsx › Matrix',
    ],
  },
];
