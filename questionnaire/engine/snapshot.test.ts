import { expect, test } from 'vitest';
import { oneQuestion, opens } from './scenario.ts';
import { restore, resume, snapshot } from './snapshot.ts';
import { start } from './transition.ts';

const definition = oneQuestion({
  items: [
    { type: 'message', id: 'm' },
    { type: 'nextButton', id: 'go' },
  ],
  await: ['late'],
});

test('a person finds what was typed', () => {
  const { state } = opens(definition).types('m', 'Il y a une fu');
  expect(restore(definition, structuredClone(snapshot(definition, state)))).toEqual(state);
});

test('the button that was pressed is not forgotten while waiting', () => {
  const { state } = opens(definition).types('m', 'Une fuite').presses('go');
  expect(restore(definition, snapshot(definition, state))).toMatchObject({
    status: 'waiting',
    pressed: 'go',
  });
});

const { state } = opens(definition);
const kept = snapshot(definition, state);

test.each([
  ['another version', { ...kept, version: 2 }],
  ['a question that is gone', { ...kept, state: { ...state, questionId: 'gone' } }],
  ['an unknown status', { ...kept, state: { ...state, status: 'asleep' } }],
  ['an unknown mode', { ...kept, state: { ...state, mode: 'half' } }],
  ['no instance', { ...kept, state: { ...state, instance: 'one' } }],
  ['answers of a wrong kind', { ...kept, state: { ...state, answers: { m: {} } } }],
  ['drafts of a wrong kind', { ...kept, state: { ...state, drafts: { m: 1 } } }],
  ['a broken log', { ...kept, state: { ...state, log: [null] } }],
  ['a broken past', { ...kept, state: { ...state, past: [{}] } }],
  ['flags that are none', { ...kept, state: { ...state, flags: [1] } }],
  ['nothing', undefined],
  ['text', 'kept'],
])('is not restored from %s', (_name, other) => {
  expect(restore(definition, other)).toBeUndefined();
});

test('goes on where it was, and says that nothing was lost', () => {
  const { state: typed } = opens(definition).types('m', 'Une fuite');
  expect(resume(definition, snapshot(definition, typed))).toEqual({ step: [typed, []], restarted: null });
  expect(resume(definition, undefined, ['late'], 'partial')).toEqual({
    step: start(definition, ['late'], 'partial'),
    restarted: null,
  });
});

test.each([
  ['version', { ...kept, version: 2 }],
  ['invalid', { ...kept, state: null }],
  ['invalid', 'kept'],
])('begins anew and says why: %s', (restarted, other) => {
  expect(resume(definition, other)).toEqual({ step: start(definition), restarted });
});
