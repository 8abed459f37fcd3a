import type { Clause } from './clause.ts';

export const section3Conversations: readonly Clause[] = [
  {
    id: '3.20',
    words:
      'A question has items, a title, what follows, flags, changes, an exclusive choice, defaults of leaving and whether it is reported; flags decide where a key depends on them.',
    module: 'questionnaire/model/schema.ts',
    tests: [
      'questionnaire/model/parse.test.ts › accepts a valid one unchanged',
      'questionnaire/engine/transition.test.ts › resolves flags with the old flags, follow-up and changes with the new ones',
      'questionnaire/model/jsonSchema.test.ts › describes no key that the schema lacks',
      'questionnaire/engine/transition.test.ts › reportAnswer: false leaves the question out of the report',
      'questionnaire/engine/transition.test.ts › reports the question’s defaults and drops unsent input',
      'questionnaire/engine/transition.test.ts › an exclusive question keeps one tick and one preset',
    ],
  },
  {
    id: '3.21',
    words: 'An item of a question has its kind, words, picture, look and limits.',
    module: 'questionnaire/model/kinds',
    tests: [
      'questionnaire/model/jsonSchema.test.ts › an item of kind %s has the keys of the specification',
      'questionnaire/model/jsonSchema.test.ts › a side of a yesNo is an id or an object with effects: %s',
      'questionnaire/react/Questionnaire.stories.tsx › AllItemTypes',
      'questionnaire/react/Questionnaire.stories.tsx › PicturesAndLabelsOfItemsShow',
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
    words:
      'A questionnaire ends with one final report of its answers and flags, which says whether it was left.',
    module: 'questionnaire/engine',
    tests: [
      'questionnaire/engine/transition.test.ts › reports each of a thousand answers once, in order',
      'questionnaire/engine/transition.test.ts › an answer marked as abort aborts, without its other effects',
      'questionnaire/engine/transition.test.ts › adds no entry without defaults',
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
      'server/modules/gatherings/hungItems.test.ts › hangs on it and shows category and number to its people, without who reported it',
    ],
  },
  {
    id: '3.30',
    words:
      'A message tells of a step, a conflict, a contact, a notice to come back or a called service by one of 16 flags, each of which something causes.',
    module: 'api/entities/systemMessages.ts',
    tests: [
      'server/modules/cases/reporterSteps.test.ts › pauses a case that staff handle, and resumes it for the same handler',
      'server/modules/cases/reporterSteps.test.ts › withdraws a case for good: staff may only block afterwards',
      'server/modules/cases/reporterContact.test.ts › sets, changes and withdraws a contact, each with a message unless unchanged',
      'server/modules/cases/participants.test.ts › gets one message to come back, when the first handler takes the case',
      'server/modules/notifications/alerts/callService.test.ts › alerts its people despite an existing handler',
      'server/modules/cases/stepEvents.test.ts › handler of a reopened case',
      'server/modules/cases/reporterSteps.test.ts › closes a case without an outcome or stars',
      'server/modules/cases/reporterSteps.test.ts › says that it is solved',
      'server/modules/cases/betweenUsersStaff.test.ts › end a conflict by a yes and set one by a no',
      'server/modules/notifications/alerts/callService.test.ts › alerts a group but the caller',
    ],
  },
  {
    id: '3.31',
    words:
      'A join tells as what somebody came, also as supporter, reporter or victim, who it was, by which way, and whether during a call.',
    module: 'api/entities/join.ts',
    tests: [
      'server/modules/cases/betweenUsers.test.ts › joins as it says, is known by initials, and reads nothing from before and no contact',
      'server/modules/cases/caseSteps.test.ts › is joined from the list, called alone, as a service or a group by a colleague, or invited',
      'server/modules/cases/phoneCalls.test.ts › marks everyone who joins during the call: by the list, by writing, by a link',
      'server/modules/links/links.test.ts › reads all if the inviter chose so, and answers no question of the reporter',
      'server/modules/followers/followers.test.ts › appears to staff as a number, by a single message',
    ],
  },
  {
    id: '3.32',
    words:
      'Messages tell of merged accounts, of phone calls and of blocks, with who did what to whom and why, but no number.',
    module: 'server/modules/cases',
    tests: [
      'server/modules/cases/reporterContact.test.ts › adds a message to active cases of the merged one',
      'server/modules/cases/phoneCalls.test.ts › is proposed once at a time, accepted, begun and ended, each with a message',
      'server/modules/cases/blockUser.test.ts › reads the reason without its author; staff read both',
      'server/modules/cases/phoneCalls.test.ts › shows the number only to the person who proposed it, and never in a message',
    ],
    decision: '0064-numbers-are-taken-as-typed-and-never-told-in-messages',
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
      'questionnaire/model/kinds/kinds.test.ts › %o: %j',
    ],
  },
  {
    id: '3.35',
    words: 'A participant has name, initials, service and group; who is of no service is of `users`.',
    module: 'api/entities/case.ts',
    tests: [
      'server/modules/cases/participants.test.ts › lists participants with the start of each, and to staff alone what they have read',
      'server/modules/notifications/alerts/callService.test.ts › names participants by first and last name, service and colour, and rings for colleagues alone',
      "server/modules/cases/cases.test.ts › keeps place and category in the reporter's language",
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
    words:
      'A notification names its type, case, category and message, with title and body; author and words only where asked for.',
    module: 'api/entities/notification.ts',
    tests: [
      'server/modules/notifications/push/push.test.ts › gets the content if enabled, truncated',
      'server/modules/notifications/caseNotifications/gatheringNews.test.ts › pushes to members the title, and their words where they want them',
      'server/modules/notifications/push/push.test.ts › gets the fact in their language, without content',
    ],
    decision: '0063-words-of-a-push-are-asked-for',
  },
  {
    id: '3.40',
    words: 'A menu maps each page to its tiles, with code, kind, picture, label and description.',
    module: 'server/modules/customers/categories.ts',
    tests: [
      'server/modules/customers/categories.test.ts › builds a page for each menu, including empty ones',
      'server/http/journey.test.ts › gets place and categories from a scan',
      'server/modules/customers/categories.test.ts › shows code, type, picture and words of a tile in the reader’s language',
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
      'server/modules/polls/pollTiming.test.ts › shows polls that are open at its place, and closed ones with public results',
    ],
  },
  {
    id: '3.43',
    words: 'There are 31 colour keys, each with a dark one; what a palette leaves out has a default.',
    module: 'theme/palette',
    tests: [
      'theme/palette/keys.test.ts › has 31 unique keys',
      'theme/palette/resolve.test.ts › a missing dark key takes the dark default, never the light choice',
      'theme/derive/wholePalettes.test.ts › from the brand colour',
    ],
  },
  {
    id: '3.44',
    words: 'Cases of rescue, police, fire, health, emergency and social services have outline colours.',
    module: 'theme/palette/keys.ts',
    tests: [
      'theme/palette/keys.test.ts › outlines six types of case in six colours',
      'ui/parts/CaseOutline/CaseOutline.stories.tsx › Matrix',
      'app/features/cases/caseItems.test.ts › %s, and the list is parsed',
    ],
  },
];
