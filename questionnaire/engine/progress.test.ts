import { expect, test } from 'vitest';
import { allFlows } from '../flows/all.ts';
import type { Questionnaire } from '../model/schema.ts';
import { progress } from './progress.ts';
import { oneQuestion, opens, type Scenario } from './testing/scenario.ts';

const left = (definition: Questionnaire, user: Scenario) => progress(definition, user.state);

test('counts the current question, and zero at the end', () => {
  const definition = oneQuestion({ items: [{ type: 'confirm' }] });
  const user = opens(definition);
  expect(left(definition, user)).toEqual({ least: 1, most: 1 });
  expect(left(definition, user.confirms())).toEqual({ least: 0, most: 0 });
});

test('bounds the satisfaction poll, and shrinks with every answer', () => {
  const { definition } = allFlows.satisfaction;
  const user = opens(definition);
  expect(left(definition, user)).toEqual({ least: 4, most: 5 });
  user.rates('answer.satisfaction', 5).confirms();
  expect(left(definition, user)).toEqual({ least: 3, most: 4 });
  user.answers('answer.satisfaction.thanks', 'no');
  expect(left(definition, user)).toEqual({ least: 2, most: 2 });
});

test('counts an aborting answer as the shortest path only', () => {
  const definition: Questionnaire = {
    version: 1,
    start: 'reject',
    questions: {
      reject: {
        titleId: 'reject',
        exclusive: true,
        items: [
          { type: 'checkbox', id: 'explain', followUp: 'why' },
          { type: 'checkbox', id: 'keep', abort: true },
        ],
      },
      why: { items: [{ type: 'message', id: 'why' }] },
    },
  };
  expect(left(definition, opens(definition))).toEqual({ least: 1, most: 2 });
});

test('reports no upper bound for repeated codes', () => {
  const { definition } = allFlows.login;
  const user = opens(definition);
  expect(left(definition, user)).toEqual({ least: 2, most: Number.POSITIVE_INFINITY });
  user.types('answer.sms.contact', '0612345678').commits('answer.sms.contact');
  expect(user.sees()).toBe('waiting');
  expect(left(definition, user).least).toBe(1);
});

const keyed: Questionnaire = {
  version: 1,
  start: 'a',
  questions: {
    a: { items: [{ type: 'confirm' }], followUp: { short: 'end', long: 'b', default: 'b' } },
    b: { items: [{ type: 'confirm' }], followUp: 'end' },
    end: { items: [{ type: 'confirm' }], followUp: { again: 'gone' } },
  },
};

test('a raised flag excludes unreachable paths', () => {
  expect(left(keyed, opens(keyed))).toEqual({ least: 2, most: 3 });
  expect(left(keyed, opens(keyed, { flags: ['short'] }))).toEqual({ least: 2, most: 2 });
});

test('an answer without a follow-up uses that of the question', () => {
  const definition: Questionnaire = {
    version: 1,
    start: 'a',
    questions: {
      a: { items: [{ type: 'yesNo', id: 'y', yes: { followUp: 'b' }, no: {} }] },
      b: {
        items: [
          { type: 'checkbox', id: 'c', followUp: 'a' },
          { type: 'checkbox', id: 'd', abort: true },
        ],
      },
    },
  };
  expect(left(definition, opens(definition))).toEqual({ least: 1, most: Number.POSITIVE_INFINITY });
});

test('counts long questionnaires with many paths in time', () => {
  const ids = Array.from({ length: 3000 }, (_, index) => `q${index}`);
  const questions = Object.fromEntries(
    ids.map((id, index) => {
      const next = (by: number) => ({ followUp: ids[index + by] ?? 'end' });
      return [id, { items: [{ type: 'yesNo' as const, id: 'y', yes: next(1), no: next(2) }] }];
    }),
  );
  const definition: Questionnaire = { version: 1, start: 'q0', questions };
  expect(left(definition, opens(definition))).toEqual({ least: 1500, most: 3000 });
});
