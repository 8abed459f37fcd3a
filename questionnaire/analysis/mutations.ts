import type { Flag, Item, Keyed, Question, Questionnaire } from '../model/schema.ts';
import type { CheckOptions, FindingId } from './findings.ts';

/** A questionnaire with what its host reads and knows; what a mutation changes. */
export interface Checked {
  readonly definition: Questionnaire;
  readonly options: CheckOptions & { readonly results: readonly Flag[] };
}

type Mutate = (checked: Checked) => Checked;

/** Changes the definition alone. */
const redefine =
  (change: (definition: Questionnaire) => Questionnaire): Mutate =>
  (checked) => ({ ...checked, definition: change(checked.definition) });

/** Changes the first question that fits, else refuses: the mutation would inject nothing. */
function changeFirst(
  fits: (question: Question) => boolean,
  change: (question: Question, definition: Questionnaire) => Question,
): Mutate {
  return redefine((definition) => {
    const found = Object.entries(definition.questions).find(([, question]) => fits(question));
    if (!found) throw new Error('No question fits this mutation.');
    const [id, question] = found;
    return { ...definition, questions: { ...definition.questions, [id]: change(question, definition) } };
  });
}

const GATE = 'mutation.gate';
const EXTRA = 'mutation.extra';
const choice: Item = { type: 'yesNo', id: 'mutation.choice', text: '?', yes: {}, no: {} };
const words: Item = { type: 'text', text: 'mutation' };

/** Puts a question before the start, which leads to the flow unless its own change says otherwise. */
const before = (gate: (start: string) => Question, more: Questionnaire['questions'] = {}): Mutate =>
  redefine((definition) => ({
    ...definition,
    start: GATE,
    questions: { ...definition.questions, ...more, [GATE]: gate(definition.start) },
  }));

/** Puts these items before the start. */
const items = (...own: Item[]): Mutate => before((start) => ({ items: own, followUp: start }));

const context = (...flags: Flag[]): Mutate =>
  redefine((definition) => ({ ...definition, contextFlags: [...(definition.contextFlags ?? []), ...flags] }));

const both =
  (first: Mutate, second: Mutate): Mutate =>
  (checked) =>
    second(first(checked));

const withoutText =
  (language: string): Mutate =>
  (checked) => {
    const known = checked.options.known ?? {};
    const shown = Object.values(checked.definition.questions)[0]?.titleId ?? '';
    const ids = new Set([...(known[language] ?? [])].filter((id) => id !== shown));
    return { ...checked, options: { ...checked.options, known: { ...known, [language]: ids } } };
  };

/** The definition without one flag. */
function withoutFlag<T>(value: T, flag: Flag): T {
  const written = JSON.stringify(value, (key, inner) => {
    if (key !== 'flags' || !Array.isArray(inner)) return inner;
    return inner.filter((one) => one !== flag);
  });
  return JSON.parse(written);
}

const flagsOf = ({ flags }: Question): Keyed<Flag[]> => flags ?? [];

/** Each defect, injected where any questionnaire can have it; exactly that finding must appear. */
export const mutations: ReadonlyArray<readonly [finding: FindingId, name: string, mutate: Mutate]> = [
  [
    'danglingFollowUp',
    'a last question leads on to nowhere',
    changeFirst(
      ({ followUp }) => followUp === undefined,
      (question) => ({ ...question, followUp: 'mutation.nowhere' }),
    ),
  ],
  [
    'emptyQuestion',
    'a question holds nothing',
    both(context('mutation'), before(gateTo({ mutation: EXTRA }), { [EXTRA]: { items: [] } })),
  ],
  ['duplicateId', 'an id is there twice', items({ ...choice }, { ...choice, text: 'again' })],
  [
    'unreachableQuestion',
    'a question is led to by none',
    redefine((definition) => ({
      ...definition,
      questions: { ...definition.questions, [EXTRA]: { items: [words] } },
    })),
  ],
  [
    'cannotTerminate',
    'a question leads to itself whatever is answered',
    both(
      context('mutation'),
      before(gateTo({ mutation: EXTRA }), { [EXTRA]: { items: [choice], followUp: EXTRA } }),
    ),
  ],
  [
    'passiveCycle',
    'two notices lead to each other',
    both(
      context('mutation'),
      before(gateTo({ mutation: EXTRA }), {
        [EXTRA]: { items: [words], followUp: 'mutation.other' },
        'mutation.other': { items: [words], followUp: EXTRA },
      }),
    ),
  ],
  [
    'flagNeverRaised',
    'a key is a flag that nobody raises',
    changeFirst(
      ({ followUp }) => followUp === undefined,
      (question, { start }) => ({ ...question, followUp: { 'mutation.ghost': start, default: {} } }),
    ),
  ],
  [
    'flagNeverRead',
    'a flag is raised for nobody',
    changeFirst(
      (question) => Array.isArray(flagsOf(question)),
      (question) => ({
        ...question,
        flags: [...((question.flags as Flag[] | undefined) ?? []), 'mutation.unread'],
      }),
    ),
  ],
  ['flagNeverRead', 'a context flag is read by nothing', context('mutation.unread')],
  [
    'flagNeverRead',
    'an outcome leads nowhere of its own',
    before((start) => ({ items: [choice], await: ['mutation.unread'], followUp: start })),
  ],
  [
    'shadowedKey',
    'a key always comes after another that is current too',
    before((start) => ({
      items: [choice],
      flags: ['mutation.first', 'mutation.second'],
      followUp: { 'mutation.first': start, 'mutation.second': start, default: start },
    })),
  ],
  [
    'missingDefault',
    'a way on is there for one flag alone',
    both(
      context('mutation'),
      before((start) => ({ items: [choice], followUp: { mutation: start } })),
    ),
  ],
  [
    'optionalOnlyWithoutButton',
    'stars that may be left out, and no button to leave them out with',
    items({ type: 'rating', id: 'mutation.stars', text: '?', required: false }),
  ],
  [
    'optionalCutOff',
    'the question ends before the stars can be given',
    items(choice, { type: 'rating', id: 'mutation.stars', text: '?', required: false }),
  ],
  [
    'presetWithoutButton',
    'a tick is there already, and no button to take it with',
    items(
      { type: 'checkbox', id: 'mutation.a', text: 'a', preset: true },
      { type: 'checkbox', id: 'mutation.b', text: 'b' },
    ),
  ],
  [
    'twoButtons',
    'a confirm is appended beside a button',
    items(words, { type: 'nextButton', id: 'm', text: 'Next' }),
  ],
  [
    'mixedChoice',
    'ticks beside a yes/no, without a button',
    items({ type: 'checkbox', id: 'm', text: 'a' }, choice),
  ],
  [
    'imageWithoutDescription',
    'a picture says nothing',
    items({ type: 'image', imgSrc: '/a.png' }, { type: 'confirm' }),
  ],
  [
    'abortDefaultType',
    'leaving answers what is not asked',
    changeFirst(
      () => true,
      (question) => ({ ...question, abortDefault: { answers: { 'mutation.nobody': true } } }),
    ),
  ],
  [
    'yesCannotBe',
    'a confirmation never raises yes',
    ({ definition, options }) => ({
      definition: withoutFlag(definition, 'yes'),
      options: { ...options, results: [...new Set([...options.results, 'yes'])] },
    }),
  ],
  [
    'yesUnavoidable',
    'yes is raised before the end',
    before((start) => ({ items: [choice], flags: ['yes'], followUp: start })),
  ],
  ['missingText', 'a title has no French words', withoutText('fr')],
  ['missingText', 'a title has no English words', withoutText('en')],
  [
    'unusedText',
    'words are never shown',
    redefine((definition) => ({ ...definition, texts: { fr: { 'mutation.unused': 'Rien' }, en: {} } })),
  ],
  ['unknownKey', 'a key of the definition is misspelt', misspelling({ contextFlag: ['mutation'] })],
  [
    'unknownKey',
    'a key of a question is misspelt',
    both(
      context('mutation'),
      before(gateTo({ mutation: EXTRA }), {
        [EXTRA]: { items: [choice], ...misspelt({ folowUp: EXTRA, excluzive: true }) },
      }),
    ),
  ],
  [
    'unknownKey',
    'a key of an item is misspelt',
    items(
      {
        type: 'rating',
        id: 'm',
        text: '?',
        ...misspelt({ requird: false }),
        values: { 5: misspelt({ flag: [] }) },
      },
      { type: 'confirm' },
    ),
  ],
];

/** Keys that the schema does not know, as somebody writes them by mistake. */
function misspelt(keys: Readonly<Record<string, unknown>>): object {
  return keys;
}

function misspelling(keys: Readonly<Record<string, unknown>>): Mutate {
  return redefine((definition) => ({ ...definition, ...misspelt(keys) }));
}

function gateTo(followUp: Readonly<Record<string, string>>): (start: string) => Question {
  return (start) => ({ items: [choice], followUp: { ...followUp, default: start } });
}
