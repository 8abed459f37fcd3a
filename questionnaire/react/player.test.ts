import { expect, test, vi } from 'vitest';
import { AnswerRefused } from '../engine/answerRefused.ts';
import { restore, snapshot } from '../engine/snapshot.ts';
import { oneQuestion } from '../engine/testing/scenario.ts';
import type { Questionnaire } from '../model/schema.ts';
import { createPlayer, type DraftStore } from './player.ts';

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

const address: Questionnaire = {
  version: 1,
  start: 'mail',
  questions: {
    mail: {
      items: [{ type: 'input', id: 'mail', subType: 'email' }],
      await: ['taken'],
      followUp: { taken: 'mail', default: 'end' },
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

test('marks missing answers until they are given', () => {
  const player = createPlayer({ definition: mail });
  player.send({ type: 'CONFIRM', instance: 1 });
  expect(player.get()).toMatchObject({ invalid: ['mail', 'a', 'b'], attempts: 1 });
  player.send({ type: 'TYPE', item: 'mail', text: 'a', instance: 1 });
  expect(player.get().invalid).toEqual(['a', 'b']);
  player.send({ type: 'CHECK', item: 'b', instance: 1 });
  expect(player.get().invalid).toEqual([]);
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

test('asks again for an outcome that was pending at reload', async () => {
  const player = createPlayer({ definition: address });
  player.send({ type: 'TYPE', item: 'mail', text: 'a@b.fr', instance: 1 });
  player.send({ type: 'COMMIT', item: 'mail', instance: 1 });
  const initialState = restore(address, snapshot(address, player.get().state));
  const next = createPlayer({ definition: address, initialState });
  next.callbacks = { onAwait: async () => [] };
  next.begin();
  await vi.waitFor(() => expect(next.get().state).toMatchObject({ questionId: 'end' }));
});

test('calls onAbort for an abort if given, else onFinal', () => {
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

/** As JSON, like a device. */
function storage(kept?: unknown): DraftStore & { text: string | undefined } {
  const store = {
    text: kept === undefined ? undefined : JSON.stringify(kept),
    load: (): unknown => (store.text === undefined ? undefined : JSON.parse(store.text)),
    save: (state: unknown) => {
      store.text = state === undefined ? undefined : JSON.stringify(state);
    },
  };
  return store;
}

test('restores typed text after a reload, and clears it once sent', () => {
  const drafts = storage();
  const first = createPlayer({ definition: mail, drafts });
  first.send({ type: 'TYPE', item: 'mail', text: 'a@b.fr', instance: 1 });
  first.send({ type: 'CHECK', item: 'b', instance: 1 });
  const again = createPlayer({ definition: mail, drafts });
  expect(again.get().state).toEqual(first.get().state);
  again.send({ type: 'CONFIRM', instance: 1 });
  expect(again.get().state.status).toBe('complete');
  expect(drafts.text).toBeUndefined();
});

test('never stores a code', () => {
  const drafts = storage();
  const player = createPlayer({ definition: code, drafts });
  player.send({ type: 'TYPE', item: 'code', text: 'ab2c3', instance: 1 });
  player.send({ type: 'COMMIT', item: 'code', instance: 1 });
  expect(player.get().state.status).toBe('waiting');
  expect(drafts.text).not.toContain('ab2c3');
  expect(createPlayer({ definition: code, drafts }).get().state).toMatchObject({
    status: 'asking',
    typed: {},
  });
});

test('drops drafts of another version and tells the host', () => {
  const drafts = storage({ version: 7, state: {} });
  const player = createPlayer({ definition: mail, drafts });
  const onRestart = vi.fn();
  player.callbacks = { onRestart };
  player.begin();
  expect(onRestart).toHaveBeenCalledExactlyOnceWith('version');
  expect(player.get().state).toMatchObject({ status: 'asking', questionId: 'only' });
});

test.each(['whole', 'partial'] as const)(
  'asks again with the typed text when the host fails to get the outcome (%s)',
  async (mode) => {
    const player = createPlayer({ definition: address, mode });
    const onAwait = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce([]);
    player.callbacks = { onAwait };
    player.begin();
    player.send({ type: 'TYPE', item: 'mail', text: 'a@b.fr', instance: 1 });
    player.send({ type: 'COMMIT', item: 'mail', instance: 1 });
    await vi.waitFor(() =>
      expect(player.get()).toMatchObject({ unheard: true, state: { status: 'asking' } }),
    );
    const { state } = player.get();
    expect(state).toMatchObject({ questionId: 'mail', typed: { mail: 'a@b.fr' } });
    const instance = state.status === 'asking' ? state.instance : 0;
    player.send({ type: 'COMMIT', item: 'mail', instance });
    expect(player.get().unheard).toBe(false);
    await vi.waitFor(() => expect(player.get().state).toMatchObject({ questionId: 'end' }));
  },
);

test('ignores a host that fails synchronously or too late', async () => {
  const player = createPlayer({ definition: address });
  player.callbacks = {
    onAwait: () => {
      throw new Error('broken');
    },
  };
  const commits = (instance: number) => {
    player.send({ type: 'TYPE', item: 'mail', text: 'a@b.fr', instance });
    player.send({ type: 'COMMIT', item: 'mail', instance });
  };
  commits(1);
  await vi.waitFor(() => expect(player.get().unheard).toBe(true));
  let fail = (_why: Error) => {};
  player.callbacks = {
    onAwait: () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  };
  const { state } = player.get();
  const instance = state.status === 'asking' ? state.instance : 0;
  commits(instance);
  await vi.waitFor(() => expect(player.get().state.status).toBe('waiting'));
  player.send({ type: 'ABORT', instance });
  fail(new Error('late'));
  await Promise.resolve();
  expect(player.get()).toMatchObject({ unheard: false, state: { status: 'complete' } });
});

test('reopens a reported question after a host failure without starting over', async () => {
  const { mail: asked, end } = address.questions;
  const definition: Questionnaire = {
    version: 1,
    start: 'first',
    questions: {
      first: { items: [{ type: 'yesNo', id: 'ok', yes: {}, no: {} }], followUp: 'both' },
      both: { ...asked, items: [...(asked?.items ?? []), { type: 'yesNo', id: 'mine', yes: {}, no: {} }] },
      end: end ?? { items: [] },
    },
  };
  const drafts = storage();
  const player = createPlayer({ definition, drafts, mode: 'partial' });
  player.callbacks = { onAwait: async () => Promise.reject(new Error('offline')) };
  player.send({ type: 'YESNO', item: 'ok', value: true, instance: 1 });
  player.send({ type: 'TYPE', item: 'mail', text: 'a@b.fr', instance: 2 });
  player.send({ type: 'COMMIT', item: 'mail', instance: 2 });
  player.send({ type: 'YESNO', item: 'mine', value: true, instance: 2 });
  await vi.waitFor(() => expect(player.get().unheard).toBe(true));
  expect(player.get().state).toMatchObject({ instance: 3, questionId: 'both', answers: { mail: 'a@b.fr' } });
  player.send({ type: 'TYPE', item: 'mail', text: 'c@d.fr', instance: 3 });
  expect(createPlayer({ definition, drafts, mode: 'partial' }).get().state).toEqual(player.get().state);
});

test('shows a rejected answer in its field, marked, with the reason, until it changes', async () => {
  const player = createPlayer({ definition: address });
  player.callbacks = { onAwait: () => Promise.reject(new AnswerRefused('Ligne fixe.')) };
  player.send({ type: 'TYPE', item: 'mail', text: 'a@b.fr', instance: 1 });
  player.send({ type: 'COMMIT', item: 'mail', instance: 1 });
  await vi.waitFor(() =>
    expect(player.get()).toMatchObject({
      ...{ invalid: ['mail'], refused: 'Ligne fixe.', attempts: 1, unheard: false },
      state: { status: 'asking', typed: { mail: 'a@b.fr' } },
    }),
  );
  player.send({ type: 'TYPE', item: 'mail', text: 'a@b.f', instance: 2 });
  expect(player.get()).toMatchObject({ invalid: [], refused: undefined });
});
