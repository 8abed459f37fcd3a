import { expect, test } from 'vitest';
import type { Questionnaire } from '../model/schema.ts';
import { allFlows } from './all.ts';
import { flowId } from './flowId.ts';

const one: Questionnaire = {
  version: 1,
  start: 'a',
  questions: { a: { items: [{ type: 'checkbox', id: 'é', followUp: { x: 'a', y: 'b' } }] } },
};

test('depends on the whole text, including key order', () => {
  const turned = structuredClone(one);
  turned.questions.a = { items: [{ type: 'checkbox', id: 'é', followUp: { y: 'b', x: 'a' } }] };
  const worded = { ...structuredClone(one), version: 2 };
  expect(flowId(structuredClone(one))).toBe(flowId(one));
  expect(new Set([one, turned, worded].map(flowId)).size).toBe(3);
});

test('is unique among the flows', () => {
  const ids = Object.values(allFlows).map(({ definition }) => flowId(definition));
  expect(new Set(ids).size).toBe(ids.length);
});

test('is 64-bit FNV-1a, stable across versions', () => {
  // Of two quotes; "a" alone gives af63dc4c8601ec8c, as in the draft.
  expect(flowId('' as unknown as Questionnaire)).toBe('07cc7607b4949e25');
});
