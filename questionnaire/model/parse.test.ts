import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseQuestionnaire } from './parse.ts';
import { completionReportSchema } from './report.ts';
import { questionnaireSchema } from './schema.ts';

const good = {
  version: 1,
  start: 'menu',
  contextFlags: ['betweenUsers'],
  questions: {
    menu: {
      titleId: 'menu.title',
      exclusive: true,
      items: [
        {
          type: 'checkbox',
          id: 'leak',
          flags: ['leak'],
          followUp: { betweenUsers: 'other', default: 'end' },
        },
        { type: 'checkbox', id: 'dirt', text: 'Saleté' },
      ],
      followUp: 'end',
    },
    other: {
      items: [{ type: 'yesNo', id: 'sure', yes: { followUp: 'end' }, no: 'no.label' }],
      followUp: 'end',
    },
    end: { items: [{ type: 'rating', id: 'stars', values: { 5: { flags: ['happy'] } } }] },
  },
  texts: { fr: { leak: 'Fuite' }, en: { leak: 'Leak' } },
};

function withQuestion(question: unknown) {
  return { ...good, questions: { ...good.questions, menu: question } };
}

function problemsOf(input: unknown) {
  const result = parseQuestionnaire(input);
  return result.ok ? [] : result.problems.map(({ path, reason }) => `${path} ${reason}`);
}

const text = { type: 'text', id: 'hello' };

describe('parsing a definition', () => {
  test('accepts a valid one unchanged', () => {
    expect(parseQuestionnaire(good)).toEqual({ ok: true, questionnaire: good });
  });

  test('keeps the order of keyed values', () => {
    const followUp = { zebra: 'end', alpha: 'other', default: 'end' };
    const result = parseQuestionnaire(withQuestion({ items: [text], followUp }));
    const kept = result.ok ? result.questionnaire.questions.menu?.followUp : undefined;
    expect(Object.keys(kept ?? {})).toEqual(['zebra', 'alpha', 'default']);
  });

  test.each([
    [
      'a flag that looks like an integer',
      { items: [text], flags: ['12'] },
      ['questions.menu.flags.0 integerFlag'],
    ],
    [
      'a key that looks like an integer, however deep',
      { items: [text], followUp: { a: { b: { 7: 'end' } } } },
      ['questions.menu.followUp.a.b.7 integerFlag'],
    ],
    ['a flag named default', { items: [text], flags: ['default'] }, ['questions.menu.flags.0 reservedFlag']],
    ['a question without items', { items: [] }, ['questions.menu.items emptyQuestion']],
    [
      'a follow-up that leads nowhere',
      { items: [text], followUp: { a: 'end', default: 'lost' } },
      ['questions.menu.followUp danglingFollowUp'],
    ],
    [
      'an answer that leads nowhere',
      {
        items: [
          { type: 'yesNo', id: 'a', yes: { followUp: 'lost' }, no: {} },
          { type: 'rating', id: 'b', values: { 1: { followUp: 'lost' } } },
          { type: 'nextButton', id: 'c', followUp: 'lost' },
        ],
      },
      [
        'questions.menu.items.0.yes.followUp danglingFollowUp',
        'questions.menu.items.1.values.1.followUp danglingFollowUp',
        'questions.menu.items.2.followUp danglingFollowUp',
      ],
    ],
    ['an id used twice in a question', { items: [text, text] }, ['questions.menu.items.1.id duplicateItem']],
    [
      'an id that no record of answers can keep',
      { items: [{ type: 'checkbox', id: '__proto__' }] },
      ['questions.menu.items.0.id reservedId'],
    ],
    [
      'texts that no screen shows',
      {
        items: [
          { ...text, text: 'a\u0000b' },
          { ...text, id: 'b', text: 'a\ud800' },
        ],
      },
      ['questions.menu.items.0.text brokenText', 'questions.menu.items.1.text brokenText'],
    ],
    [
      'effects for stars that are never given',
      { items: [{ type: 'rating', id: 'a', values: { '05': {}, '-0': {}, 0: {}, 5: {} } }] },
      ['questions.menu.items.0.values.05 ratingValue', 'questions.menu.items.0.values.-0 ratingValue'],
    ],
    [
      'a rating without room',
      { items: [{ type: 'rating', id: 'a', min: 5, max: 5 }] },
      ['questions.menu.items.0 ratingRange'],
    ],
    ['a rating of 21 stars', { items: [{ type: 'rating', id: 'a', min: 1, max: 21 }] }, []],
    [
      'a rating of 22 stars',
      { items: [{ type: 'rating', id: 'a', min: 1, max: 22 }] },
      ['questions.menu.items.0 ratingRange'],
    ],
    [
      'effects for something that is no star',
      { items: [{ type: 'rating', id: 'a', values: { many: {} } }] },
      ['questions.menu.items.0.values.many ratingValue'],
    ],
    [
      'an item of an unknown type',
      { items: [{ type: 'slider', id: 'a' }] },
      ['questions.menu.items.0.type shape'],
    ],
    ['a checkbox without id', { items: [{ type: 'checkbox' }] }, ['questions.menu.items.0.id shape']],
  ])('rejects %s', (_name, question, problems) => {
    expect(problemsOf(withQuestion(question))).toEqual(problems);
  });

  test('accepts multi-line texts and all printable characters', () => {
    const long = { ...text, text: 'Un\n\tdeux\r\n😀' };
    expect(problemsOf(withQuestion({ items: [long] }))).toEqual([]);
    const words = { fr: { hello: 'Salut\u0007', 'hello\u0007': 'Salut' } };
    expect(problemsOf({ ...good, texts: words })).toEqual([
      'texts.fr.hello brokenText',
      'texts.fr.hello\u0007 brokenText',
    ]);
  });

  test('rejects a missing start question', () => {
    expect(problemsOf({ ...good, start: 'lost' })).toEqual(['start missingStart']);
    expect(problemsOf({ ...good, start: 'constructor' })).toEqual(['start missingStart']);
  });

  test('rejects endless depth without recursion', () => {
    const followUp = JSON.parse(`${'{"a":'.repeat(20_000)}"end"${'}'.repeat(20_000)}`);
    expect(problemsOf(withQuestion({ items: [text], followUp }))).toEqual([' tooDeep']);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseQuestionnaire(value).ok).toBe(false);
        parseQuestionnaire(withQuestion(value));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the schemas', () => {
  test('convert to JSON Schema with plain $ref recursion', () => {
    const schema = z.toJSONSchema(z.object({ q: questionnaireSchema, r: completionReportSchema }), {
      target: 'draft-7',
      io: 'output',
    });
    const recursive = Object.values(schema.definitions ?? {}).map((definition) => JSON.stringify(definition));
    expect(recursive.length).toBeGreaterThan(0);
    for (const written of recursive) {
      expect(written).toContain('"additionalProperties":{"$ref":"#/definitions/');
      expect(written.includes('"allOf":[{"$ref"')).toBe(false);
    }
  });
});
