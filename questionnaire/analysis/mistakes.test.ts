import { expect, test } from 'vitest';
import { explainShape } from '../model/explainShape.ts';
import { parseQuestionnaire } from '../model/parse.ts';
import { run } from './command/checkCommand.ts';
import { readJson } from './json/readJson.ts';
import { unreadableWords } from './words/problemWords.ts';

const end = { items: [{ type: 'text', text: 'Merci' }] };
const box = (id: string, more: object = {}) => ({ type: 'checkbox', id, text: id, ...more });
const yesNo = (yes: object, no: object) => ({ type: 'yesNo', id: 'hurt', text: 'Blessé ?', yes, no });
const note = { type: 'message', id: 'm', text: 'Message' };
const mail = { type: 'input', id: 'e', text: 'Mail', subType: 'email' };
const stars = (more: object = {}) => ({ type: 'rating', id: 'r', text: 'Note', ...more });
const next = (id: string, more: object) => ({ type: 'nextButton', id, text: id, ...more });

const asks = (a: object, others: object = {}, root: object = {}) => ({
  version: 1,
  start: 'a',
  questions: { a, ...others, end },
  ...root,
});
const told = (definition: object) =>
  run(['q.json'], () => JSON.stringify(definition)).lines.filter(
    (line) => !/^ {4}|wordsNotChecked/.test(line),
  );

test.each<[what: string, definition: object, words: RegExp]>([
  [
    'a question is forgotten',
    asks({ items: [note], followUp: 'end' }, { b: { items: [note], followUp: 'end' } }),
    /^questions\.b: No answer leads to this question/,
  ],
  [
    'a question is misspelt',
    asks({ items: [note], followUp: 'ende' }),
    /^questions\.a\.followUp: .*perhaps "end"/,
  ],
  [
    'there is no way out of a circle',
    asks({ items: [note], followUp: 'b' }, { b: { items: [note], followUp: 'a' } }),
    /^questions\.a: From here no answer leads to an end/,
  ],
  [
    'boxes end at the first tick',
    asks(
      { titleId: 't', items: [box('bins'), box('lamps'), box('benches')], followUp: 'end' },
      {},
      { texts: { fr: { t: 'Cochez tout' } } },
    ),
    /^questions\.a\.items\.1: Ticking one box ends the question: "lamps"/,
  ],
  [
    'a side has no way while the other goes on',
    asks({ items: [yesNo({ followUp: 'end' }, {})] }),
    /^questions\.a\.items\.0\.no: "hurt\.no" ends the questionnaire, though .* null/,
  ],
  [
    'a label has no way while the other side goes on',
    asks({ items: [{ ...yesNo({ followUp: 'end' }, {}), no: 'no' }] }, {}, { texts: { fr: { no: 'Non' } } }),
    /^questions\.a\.items\.0: "hurt\.no" ends the questionnaire/,
  ],
  [
    'a skip has no way while the question goes on',
    asks({ items: [mail, next('later', { skip: true })], followUp: 'end' }),
    /^questions\.a\.items\.1: "later" ends the questionnaire/,
  ],
  [
    'a skip that is called send drops a message',
    asks({ items: [note, next('send', { skip: true, followUp: 'end' })], followUp: 'end' }),
    /^questions\.a\.items\.1: The button "send" skips the question/,
  ],
  [
    'the words of a skip say send',
    asks({
      items: [note, { ...next('s', { skip: true, followUp: 'end' }), text: 'Envoyer' }],
      followUp: 'end',
    }),
    /^questions\.a\.items\.1: The button "s" skips/,
  ],
  [
    'stars go to 0',
    asks({ items: [stars({ max: 0 })], followUp: 'end' }),
    /^questions\.a\.items\.0: A rating goes from/,
  ],
  [
    'stars begin at 0',
    asks({ items: [stars({ min: 0, max: 10 })], followUp: 'end' }),
    /^questions\.a\.items\.0: A rating goes from 1 or more/,
  ],
  [
    'stars begin below 0',
    asks({ items: [stars({ min: -2, max: 5 })], followUp: 'end' }),
    /^questions\.a\.items\.0: A rating goes from 1 or more/,
  ],
  [
    'the message after all stars is never asked',
    asks(
      {
        items: [stars()],
        followUp: { 'r:1': 'end', 'r:2': 'end', 'r:3': 'end', 'r:4': 'end', 'r:5': 'end', default: 'why' },
      },
      { why: { items: [note], followUp: 'end' } },
    ),
    /^questions\.why: No answer/,
  ],
  [
    'an outcome is misspelt',
    asks({ items: [mail], await: ['wrongMail'], followUp: { wrongmail: 'a', default: 'end' } }),
    /^questions\.a\.followUp: "wrongmail" is read.*perhaps "wrongMail"/,
  ],
  [
    'a yes/no is read by its id',
    asks({ items: [yesNo({}, {})], followUp: { hurt: 'end', default: null } }),
    /^questions\.a\.followUp: "hurt" is read.*perhaps "hurt\.yes"/,
  ],
  [
    'exclusive stands on a box',
    asks(
      { titleId: 'a', items: [box('a', { exclusive: true, followUp: 'end' }), { type: 'confirm' }] },
      {},
      { texts: { fr: { a: 'A' } } },
    ),
    /^questions\.a\.items\.0\.exclusive: .*belongs to the question/,
  ],
  [
    'a language has a region',
    asks({ items: [note] }, {}, { texts: { 'fr-FR': {} } }),
    /^texts\.fr-FR: The key "fr-FR" is not known here.*perhaps "fr"/,
  ],
  ['a language is written out', asks({ items: [note] }, {}, { texts: { french: {} } }), /perhaps "fr"/],
])('finds: %s', (_what, definition, words) => {
  const lines = told(definition).map((line) => line.replace('q.json: ', ''));
  expect(lines.filter((line) => words.test(line))).toHaveLength(1);
});

test.each<[what: string, definition: object]>([
  [
    'two outcomes at once lead on',
    asks(
      {
        items: [mail],
        await: ['known', 'blocked'],
        followUp: { known: { blocked: 'sorry', default: 'end' }, blocked: 'end', default: 'end' },
      },
      { sorry: { ...end, followUp: 'end' } },
    ),
  ],
  [
    'one of several boxes',
    asks(
      { titleId: 'b', exclusive: true, items: [box('b'), box('c')], followUp: 'end' },
      {},
      { texts: { fr: { b: 'Choisissez' } } },
    ),
  ],
  [
    'several boxes and a button',
    asks(
      { titleId: 'b', items: [box('b'), box('c'), { type: 'confirm' }], followUp: 'end' },
      {},
      { texts: { fr: { b: 'Cochez' } } },
    ),
  ],
  ['an end that is meant', asks({ items: [yesNo({ followUp: 'end' }, { followUp: null })] })],
  [
    'a skip that says so',
    asks({ items: [note, next('nothing', { skip: true, followUp: 'end' })], followUp: 'end' }),
  ],
  ['eleven stars', asks({ items: [stars({ min: 1, max: 11 })], followUp: 'end' })],
])('accepts: %s', (_what, definition) => {
  expect(told(definition)).toEqual(['q.json: no finding']);
});

test('reports invalid JSON', () => {
  const read = readJson('q.json', () => 'version: 1\nstart: a\n');
  expect(read.ok ? '' : unreadableWords(read.error, 'en')).toBe(
    'Is not JSON: a JSON file begins with { or [.',
  );
});

test('suggests our kind for a kind of another format', () => {
  const read = parseQuestionnaire(asks({ items: [{ type: 'dropdown', id: 'd' }] }), explainShape);
  expect(read.ok).toBe(false);
  expect(told(asks({ items: [{ type: 'dropdown', id: 'd' }] })).join()).toContain('perhaps "checkbox"');
});
