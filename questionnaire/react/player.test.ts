import { expect, test, vi } from 'vitest';
import { oneQuestion } from '../engine/scenario.ts';
import { restore, snapshot } from '../engine/snapshot.ts';
import type { Questionnaire } from '../model/schema.ts';
import { createPlayer } from './player.ts';

const code: Questionnaire = {
  version: 1,
  start: 'code',
  questions: {
    code: {
      items: [{ type: 'input', id: 'code', subType: 'code' }],
      await: ['wrongCode'],
      followUp: { wrongCode: 'code', default: 'end' },
    },
    end: { items: [{ type: 'text', id: 'bye' }] },
  },
};

const mail = oneQuestion({
  items: [
    { type: 'input', id: 'mail', subType: 'email' },
    { type: 'checkbox', id: 'a' },
    { type: 'checkbox', id: 'b' },
    { type: 'confirm' },
  ],
});

test('marks what is missing until it is answered', () => {
  const player = createPlayer({ definition: mail });
  player.send({ type: 'CONFIRM', instance: 1 });
  expect(player.get()).toMatchObject({ invalid: ['mail', 'a', 'b'], attempts: 1 });
  player.send({ type: 'TYPE', item: 'mail', text: 'a', instance: 1 });
  expect(player.get().invalid).toEqual(['a', 'b']);
  player.send({ type: 'CHECK', item: 'b', instance: 1 });
  expect(player.get().invalid).toEqual([]);
});

test('tells listeners of every change, and of nothing else', () => {
  const player = createPlayer({ definition: mail });
  const listener = vi.fn();
  const leave = player.subscribe(listener);
  player.send({ type: 'CHECK', item: 'a', instance: 7 });
  expect(listener).not.toHaveBeenCalled();
  player.send({ type: 'CHECK', item: 'a', instance: 1 });
  leave();
  player.send({ type: 'CHECK', item: 'a', instance: 1 });
  expect(listener).toHaveBeenCalledOnce();
});

test('asks the host for the outcome of an await question', async () => {
  const player = createPlayer({ definition: code, mode: 'partial' });
  const onAwait = vi.fn().mockResolvedValueOnce(['wrongCode']).mockResolvedValueOnce([]);
  const onQuestion = vi.fn();
  const onReport = vi.fn();
  player.callbacks = { onAwait, onQuestion, onReport };
  player.begin();
  player.begin();
  for (const [text, instance] of [
    ['ab2c3', 1],
    ['ab2c4', 2],
  ] as const) {
    player.send({ type: 'TYPE', item: 'code', text, instance });
    player.send({ type: 'COMMIT', item: 'code', instance });
    expect(player.get().state.status).toBe('waiting');
    await vi.waitFor(() => expect(player.get().state.status).toBe('asking'));
  }
  expect(onAwait.mock.calls).toEqual([
    ['code', { code: 'ab2c3' }],
    ['code', { code: 'ab2c4' }],
  ]);
  expect(onQuestion.mock.calls).toEqual([['code'], ['code'], ['end']]);
  expect(onReport).toHaveBeenCalledTimes(2);
});

test('asks again for the outcome it was waiting for when the page went away', async () => {
  const player = createPlayer({ definition: code });
  player.send({ type: 'TYPE', item: 'code', text: 'ab2c3', instance: 1 });
  player.send({ type: 'COMMIT', item: 'code', instance: 1 });
  const initialState = restore(code, snapshot(code, player.get().state));
  const next = createPlayer({ definition: code, initialState });
  next.callbacks = { onAwait: async () => [] };
  next.begin();
  await vi.waitFor(() => expect(next.get().state).toMatchObject({ questionId: 'end' }));
});

test('an aborted end goes to onAbort where it is given, else to onFinal', () => {
  const [onFinal, onAbort, onState] = [vi.fn(), vi.fn(), vi.fn()];
  const first = createPlayer({ definition: mail });
  first.callbacks = { onFinal, onAbort, onState };
  first.send({ type: 'ABORT', instance: 1 });
  expect([onFinal.mock.calls.length, onAbort.mock.calls.length]).toEqual([0, 1]);
  expect(onState).toHaveBeenCalledWith(first.get().state);
  const second = createPlayer({ definition: mail });
  second.callbacks = { onFinal };
  second.send({ type: 'ABORT', instance: 1 });
  expect(onFinal).toHaveBeenCalledOnce();
});
