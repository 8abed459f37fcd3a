import type { Flag } from '../../model/schema.ts';
import type { FindingId } from '../findings/findings.ts';
import {
  before,
  both,
  box,
  changeFirst,
  choice,
  context,
  EXTRA,
  flagsOf,
  GATE,
  gateTo,
  items,
  type Mutate,
  misspelling,
  misspelt,
  redefine,
  titled,
  withoutFlag,
  withoutText,
  words,
  written,
} from './mutate.ts';

/** With the expected finding. */
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
  ['keyTwice', 'the definition has a key twice', written((json) => `{"version":0,${json.slice(1)}`)],
  [
    'keyTwice',
    'a question has a key twice',
    written((json) => json.replace('"items":', '"items": [],\n"items":')),
  ],
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
    'answerElsewhere',
    'a key looks for the answer of the question before',
    redefine((definition) => ({
      ...definition,
      start: GATE,
      questions: {
        ...definition.questions,
        [GATE]: { items: [choice], followUp: EXTRA },
        [EXTRA]: {
          items: [{ ...choice, id: 'mutation.second' }],
          followUp: { 'mutation.choice.yes': definition.start, default: definition.start },
        },
      },
    })),
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
    'deadBesideAbort',
    'a flag is raised by an answer that leaves',
    items({ ...choice, yes: { abort: true, flags: ['mutation.dead'] } }),
  ],
  [
    'deadBesideAbort',
    'a way on is named by an answer that leaves',
    items({ ...choice, yes: { abort: true, followUp: GATE } }),
  ],
  [
    'ratingOutOfRange',
    'six of five stars do something',
    items({ type: 'rating', id: 'mutation.stars', text: '?', values: { 6: { set: ['mutation.six'] } } }),
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
    titled({ type: 'checkbox', id: 'mutation.a', text: 'a', preset: true }),
  ],
  ['oneTickEnds', 'two boxes, of which the first tick ends the question', titled(box('a'), box('b'))],
  [
    'endsUnsaid',
    'a side has no way on while the other goes on',
    before((start) => ({ items: [{ ...choice, yes: { followUp: start } }] })),
  ],
  [
    'skipDropsWords',
    'a button that skips is called send',
    items(
      { type: 'message', id: 'mutation.say', text: '?' },
      { type: 'nextButton', id: 'mutation.skip', text: 'Send', skip: true, followUp: GATE },
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
    titled({ type: 'checkbox', id: 'm', text: 'a' }, choice),
  ],
  [
    'twoPresets',
    'two boxes are ticked where one can be',
    before((start) => ({
      items: [words, { ...box('a'), preset: true }, { ...box('b'), preset: true }],
      exclusive: true,
      followUp: start,
    })),
  ],
  [
    'exclusiveWithoutBoxes',
    'one of no boxes',
    before((start) => ({ items: [choice], exclusive: true, followUp: start })),
  ],
  [
    'emptyAwait',
    'the host is waited for, and may say nothing',
    before((start) => ({ items: [choice], await: [], followUp: start })),
  ],
  [
    'abortBeforeSend',
    'the button that leaves comes first',
    items(
      choice,
      { type: 'nextButton', id: 'mutation.leave', text: 'Leave', abort: true },
      { type: 'nextButton', id: 'mutation.send', text: 'Send' },
    ),
  ],
  [
    'abortBeforeSend',
    'the button that leaves comes before a confirm',
    items(
      choice,
      { type: 'nextButton', id: 'mutation.leave', text: 'Leave', abort: true },
      { type: 'confirm' },
    ),
  ],
  ['choicesWithoutTitle', 'boxes say nothing of what they are for', items(box('a'))],
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
  ['emptyWords', 'an item has an empty text', items({ ...choice, text: '' })],
  [
    'emptyWords',
    'a title has empty words',
    redefine((definition) => {
      const shown = Object.values(definition.questions)[0]?.titleId ?? '';
      return { ...definition, texts: { fr: { [shown]: ' ' }, en: {} } };
    }),
  ],
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
