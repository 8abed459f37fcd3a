import { expect, test } from 'vitest';
import type { Questionnaire } from '../model/schema.ts';
import { restore, resume, snapshot } from './snapshot.ts';
import { oneQuestion, opens } from './testing/scenario.ts';
import { start } from './transition.ts';

const definition = oneQuestion({
  items: [
    { type: 'message', id: 'm' },
    { type: 'nextButton', id: 'go' },
  ],
  await: ['late'],
});

test('restores typed text', () => {
  const { state } = opens(definition).types('m', 'Il y a une fu');
  expect(restore(definition, structuredClone(snapshot(definition, state)))).toEqual(state);
});

test('keeps the pressed button while waiting', () => {
  const { state } = opens(definition).types('m', 'Une fuite').presses('go');
  expect(restore(definition, snapshot(definition, state))).toMatchObject({
    status: 'waiting',
    pressed: 'go',
  });
});

test('stores only the last text of a field, and nothing once it is empty', () => {
  const user = opens(definition);
  for (const text of ['U', 'Un', 'Une']) user.types('m', text);
  expect(snapshot(definition, user.state).events).toEqual([{ type: 'TYPE', item: 'm', text: 'Une' }]);
  expect(snapshot(definition, user.types('m', '').state).events).toEqual([]);
});

test('stores no more of a long text than the field accepts', () => {
  const { state } = opens(definition).types('m', 'é'.repeat(100_000));
  const kept = snapshot(definition, state);
  expect(JSON.stringify(kept).length).toBeLessThan(500);
  expect(restore(definition, kept)).toEqual(state);
});

test('drops what BACK undid', () => {
  const ways: Questionnaire = {
    version: 1,
    start: 'a',
    questions: {
      a: { items: [{ type: 'yesNo', id: 'y', yes: {}, no: {} }], followUp: 'b' },
      b: { items: [{ type: 'message', id: 'm' }] },
    },
  };
  const user = opens(ways).answers('y', 'yes').types('m', 'Une fuite').goesBack();
  const kept = snapshot(ways, user.state);
  expect(kept.events).toEqual([]);
  expect(restore(ways, kept)).toEqual(user.state);
  user.answers('y', 'no');
  expect(restore(ways, snapshot(ways, user.state))).toEqual(user.state);
});

const { state } = opens(definition).types('m', 'Une fuite').presses('go');
const kept = snapshot(definition, state);
const event = { type: 'TYPE', item: 'm', text: 'Une fuite' };

test.each([
  ['another version', { ...kept, version: 2 }],
  ['an unknown mode', { ...kept, mode: 'half' }],
  ['no instance', { ...kept, instance: 'one' }],
  ['an instance of before', { ...kept, instance: 0 }],
  ['flags that are none', { ...kept, flags: [1] }],
  ['no events', { ...kept, events: undefined }],
  ['an event that is none', { ...kept, events: [null] }],
  ['an unknown event', { ...kept, events: [{ type: 'DANCE' }] }],
  ['an answer to what is not asked', { ...kept, events: [{ type: 'CHECK', item: 'gone' }] }],
  ['an answer that its item cannot take', { ...kept, events: [{ ...event, text: 9 }] }],
  ['an event too many', { ...kept, events: [...kept.events, event] }],
  ['a state as older ones were', { version: 1, state: { ...state, log: [], past: [] } }],
  ['nothing', undefined],
  ['text', 'kept'],
])('rejects %s', (_name, other) => {
  expect(restore(definition, other)).toBeUndefined();
});

test('skips an event without effect', () => {
  const events = [event, event, { type: 'COMMIT', item: 'm' }];
  const { state: once } = opens(definition).types('m', 'Une fuite').commits('m');
  expect(restore(definition, { ...kept, events })).toEqual(once);
});

test('restores a text that returned to its sent value', () => {
  const both = oneQuestion({
    items: [
      { type: 'input', id: 'mail', subType: 'email' },
      { type: 'yesNo', id: 'y', yes: {}, no: {} },
    ],
  });
  const user = opens(both).types('mail', 'a@b.fr').commits('mail');
  for (const text of ['a@b.f', 'a@b', 'a@b.fr']) {
    user.types('mail', text);
    expect(restore(both, snapshot(both, user.state))).toEqual(user.state);
  }
  user.answers('y', 'yes');
  expect(user.finals[0]?.answersArray[0]?.answers).toEqual({ mail: 'a@b.fr', y: true });
});

test('stores and replays twenty thousand changes of one question', () => {
  const boxes = oneQuestion({ items: [{ type: 'checkbox', id: 'a' }, { type: 'confirm' }] });
  const user = opens(boxes);
  for (let count = 0; count < 20_001; count += 1) user.ticks('a');
  const again = restore(boxes, snapshot(boxes, user.state));
  expect(again).toMatchObject({ answers: { a: true } });
  expect(user.confirms().sees()).toBe('done');
});

test('resumes without reporting a restart', () => {
  const { state: typed } = opens(definition).types('m', 'Une fuite');
  expect(resume(definition, snapshot(definition, typed))).toEqual({ step: [typed, []], restarted: null });
  expect(resume(definition, undefined, ['late'], 'partial')).toEqual({
    step: start(definition, ['late'], 'partial'),
    restarted: null,
  });
});

test('the questionnaire id takes precedence over the version', () => {
  const named = snapshot(definition, state, 'hash of today');
  expect(restore(definition, named, 'hash of today')).toEqual(state);
  expect(restore({ ...definition, version: 2 }, named, 'hash of today')).toEqual(state);
  expect(resume(definition, named, [], 'whole', 'hash of tomorrow').restarted).toBe('version');
  expect(restore(definition, named)).toEqual(state);
  expect(restore(definition, kept, 'hash of today')).toEqual(state);
  expect(resume({ ...definition, version: 2 }, kept, [], 'whole', 'hash').restarted).toBe('version');
});

test.each([
  ['version', { ...kept, version: 2 }],
  ['invalid', { ...kept, events: [{ type: 'RATE', item: 'm', value: 9 }] }],
  ['invalid', 'kept'],
])('starts over with the reason: %s', (restarted, other) => {
  expect(resume(definition, other)).toEqual({ step: start(definition), restarted });
});
