import type { Clause } from './clause.ts';

const ENGINE = 'questionnaire/engine/transition.test.ts';

export const section4Questionnaire: readonly Clause[] = [
  {
    id: 'Q1',
    words: 'A questionnaire begins at its start question and stores answers by item.',
    module: 'questionnaire/engine',
    tests: [
      `${ENGINE} › an entry holds the items as shown`,
      'questionnaire/model/parse.test.ts › rejects a missing start question',
    ],
  },
  {
    id: 'Q2',
    words:
      'A question is complete once all that is needed is answered, and a box ticked where there are boxes.',
    module: 'questionnaire/engine/completion.ts',
    tests: [
      'questionnaire/engine/confirmRule.test.ts › the confirm rule',
      `${ENGINE} › committing accepts the other valid fields and reports the missing items`,
    ],
  },
  {
    id: 'Q3',
    words: 'Without a button it completes by itself once it is valid.',
    module: 'questionnaire/engine/transition.ts',
    tests: [
      'questionnaire/engine/confirmRule.test.ts › the confirm rule',
      'tests/e2e/night/five-taps.spec.ts › sends the shortest report in five taps after the gate',
    ],
  },
  {
    id: 'Q4',
    words: 'A confirm is appended unless a typed item or answers by one tap make it needless.',
    module: 'questionnaire/engine/confirmRule.ts',
    tests: ['questionnaire/engine/confirmRule.test.ts › the confirm rule'],
  },
  {
    id: 'Q5',
    words: 'The chosen answers gather changes, flags and the next question; the server carries changes out.',
    module: 'questionnaire/engine/finishQuestion.ts',
    tests: [
      `${ENGINE} › resolves flags with the old flags, follow-up and changes with the new ones`,
      'server/modules/cases/betweenUsers.test.ts › answers of the questionnaire (chng)',
    ],
  },
  {
    id: 'Q6',
    words: 'With a next question that loads; without one the result is sent once.',
    module: 'app/lib/outbox',
    tests: [
      `${ENGINE} › the follow-up of an answer beats that of the question`,
      'tests/e2e/kept-report.spec.ts › survives a reload, allows going back and is sent once',
    ],
  },
  {
    id: 'Q7',
    words: 'In partial mode each answer is sent as it is given.',
    module: 'app/features/polls',
    tests: [
      `${ENGINE} › reports each answer at once, and none in the final report`,
      'tests/e2e/polls.spec.ts › a poll in parts stores each question, and goes on where it was left',
    ],
  },
  {
    id: 'Q8',
    words: 'Aborting ends with the defaults of the question and asks nothing more.',
    module: 'questionnaire/engine',
    tests: [`${ENGINE} › reports the question’s defaults and drops unsent input`],
  },
  {
    id: 'Q9',
    words: 'In an exclusive question one box unticks the others.',
    module: 'questionnaire/engine',
    tests: [`${ENGINE} › an exclusive question keeps one tick and one preset`],
  },
  {
    id: 'Q10',
    words: 'Typing after the end changes nothing.',
    module: 'questionnaire/engine',
    tests: ['questionnaire/engine/invariants.test.ts › once complete, the same object comes back'],
  },
];
