import { CallFailed } from '@parvis/api/client';
import type { Snapshot } from '@parvis/questionnaire/engine/snapshot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownVerification, signInVerification } from './addressVerification.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/client.ts', () => ({ client: { call } }));
vi.mock('../../../lib/api/queryClient.ts', () => ({ queryClient: { invalidateQueries() {} } }));
vi.mock('../completeSignIn.ts', () => ({ completeSignIn: async () => 0 }));
vi.mock('../../../lib/session/useProfile.ts', () => ({
  profileResource: { get: () => ({ data: { crUid: 'jo' } }) },
}));
/** Which codes are looked after, newest last, and what tells of each. */
const watched: {
  kind: string;
  rqid: string;
  tell: (news: 'failed' | 'delivered') => void;
  ended: boolean;
}[] = [];
vi.mock('../watchCode.ts', () => ({
  watchCode(kind: string, rqid: string, tell: (typeof watched)[0]['tell']) {
    const watch = { kind, rqid, tell, ended: false };
    watched.push(watch);
    return () => {
      watch.ended = true;
    };
  },
}));
vi.mock('../../../lib/texts/store.ts', async () => {
  const { createTextStore } = await import('@parvis/locales/translate');
  const texts = createTextStore('fr-FR');
  await texts.load('flows', 'home', 'login');
  return { texts };
});
const { texts } = await import('../../../lib/texts/store.ts');
const giving = await import('./addressHost.ts');
const giveAddress = (...given: Parameters<typeof giving.createAddressHost>) => {
  const { onAwait, drafts, say, ...more } = giving.createAddressHost(...given);
  if (!onAwait || !drafts || !say) throw new Error('A host answers, says and keeps.');
  return { onAwait, drafts, say, ...more };
};

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const localStorage = memory();
const tab = () => ({
  localStorage,
  sessionStorage: memory(),
  addEventListener() {},
  removeEventListener() {},
});
const locks = { request: (_: string, work: () => unknown) => work() };
beforeEach(() => {
  vi.stubGlobal('window', tab());
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  for (const kind of ['mail', 'sms']) localStorage.removeItem(`pv_kept_code_${kind}`);
  vi.unstubAllGlobals();
  call.mockReset();
  watched.splice(0);
});

const MAIL = 'jo@mail.example';
const snapshot: Snapshot = { version: 1, flags: [], mode: 'whole', instance: 2, events: [] };
const sent = (rqid: string) => [{ mailSent: true, rqid, lasts: 600 }];
const tooMany = new CallFailed('ask', {
  ...{ kind: 'refused', status: 429 },
  error: { code: 'tooMany', retryAfter: 24 },
});
const gives = (host: ReturnType<typeof giveAddress>, mail = MAIL) =>
  host.onAwait('mail.contact', { 'answer.mail.contact': mail });
test('a closed verification is resumed by its button only', async () => {
  call.mockResolvedValueOnce(sent('first'));
  const host = giveAddress('mail');
  expect(await gives(host)).toEqual([]);
  host.drafts.save(snapshot);
  expect(ownVerification.load()).toMatchObject({ snapshot, mail: { rqid: 'first' } });
  expect(ownVerification.load()?.left).toBeUndefined();
  host.drafts.save(undefined);
  expect(ownVerification.load()).toMatchObject({ left: true, snapshot });
  expect(giveAddress('mail').drafts.load()).toEqual(snapshot);
  // Reopened, so that a reload leads back.
  expect(ownVerification.load()).toMatchObject({ snapshot, mail: { rqid: 'first' } });
  expect(ownVerification.load()?.left).toBeUndefined();
});
test.each([
  ['had an account brings what it reported', true, undefined, undefined],
  ['had none is one’s own now', false, 'registerPhone.done', 'settings.phone.new'],
] as const)(
  'a number that signs in and %s; stored apart from one being added',
  async (_, merged, title, text) => {
    call.mockResolvedValueOnce([{ smsSent: true, rqid: 'first', lasts: 600 }]);
    const host = giveAddress('sms', signInVerification);
    expect(await host.onAwait('sms.contact', { 'answer.sms.contact': '06 12 34 56 78' })).toEqual([]);
    host.drafts.save(snapshot);
    expect(signInVerification.load()).toMatchObject({ kind: 'sms', sms: { rqid: 'first' } });
    expect(ownVerification.load()).toBeUndefined();
    call.mockResolvedValueOnce([{ success: true, mergedAccount: merged }]);
    expect(await host.onAwait('sms.code', { 'answer.sms.code': 'ab2c3' })).toEqual([]);
    expect(host.hasJoined()).toBe(merged);
    expect(host.say('login.done')).toBe(title && texts.t(title));
    expect(host.say('login.done.text')).toBe(text && texts.t(text));
    expect(signInVerification.load()).toBeUndefined();
  },
);
test('an address with a pending code leads to its step, in every tab', async () => {
  call.mockResolvedValueOnce(sent('first')).mockRejectedValue(tooMany);
  await gives(giveAddress('mail'));
  for (const other of [window, tab()]) {
    vi.stubGlobal('window', other);
    const again = giveAddress('mail');
    expect(await gives(again, ` ${MAIL.toUpperCase()}`)).toEqual([]);
    again.drafts.save(snapshot);
    expect(ownVerification.load()?.mail?.rqid).toBe('first');
  }
  const words = texts.t('login.tooMany', { count: 24 });
  await expect(gives(giveAddress('mail'), 'al@mail.example')).rejects.toMatchObject({ words });
});

test('without locks, a refused tab finds the code of the other', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  let answers = (_: ReturnType<typeof sent>) => {};
  call
    .mockReturnValueOnce(
      new Promise((resolve) => {
        answers = resolve;
      }),
    )
    .mockRejectedValue(tooMany);
  const first = gives(giveAddress('mail'));
  const second = gives(giveAddress('mail'));
  await vi.advanceTimersByTimeAsync(600);
  answers(sent('first'));
  await vi.advanceTimersByTimeAsync(300);
  expect(await Promise.all([first, second])).toEqual([[], []]);
  // For another address the refusal is shown in the end.
  const other = expect(gives(giveAddress('mail'), 'al@mail.example')).rejects.toMatchObject({
    words: texts.t('login.tooMany', { count: 24 }),
  });
  await vi.advanceTimersByTimeAsync(2_100);
  await other;
  vi.useRealTimers();
});
test.each([
  ['mail', 'mailSent', MAIL, 'e-mail'],
  ['sms', 'smsSent', '0639980001', 'SMS'],
] as const)(
  'an address that gets no code (%s) is refused with the reason',
  async (kind, sent, typed, word) => {
    call.mockResolvedValueOnce([{ [sent]: false }]);
    const asked = giveAddress(kind).onAwait(`${kind}.contact`, { [`answer.${kind}.contact`]: typed });
    await expect(asked).rejects.toMatchObject({ words: expect.stringContaining(`${word} n’a pas pu`) });
  },
);

test.each([
  ['mail', 'mailSent', MAIL, MAIL],
  ['sms', 'smsSent', '33639980001', '+33 6 39 98 00 01'],
] as const)(
  'a queued code (%s) says so in every tab, unlike the next one',
  async (kind, sent, typed, shown) => {
    const answer = (rqid: string, is: boolean) => [{ [sent]: is, rqid, lasts: 600 }];
    const late = `pour ${kind === 'sms' ? 'le ' : ''}${shown} quand il arrive`;
    const said = (host: ReturnType<typeof giveAddress>) =>
      String(host.say(`${kind}.code`)).replaceAll('\u00a0', ' ');
    const asks = (host: ReturnType<typeof giveAddress>) =>
      host.onAwait(`${kind}.contact`, { [`answer.${kind}.contact`]: typed });
    call.mockResolvedValueOnce(answer('waits', false)).mockRejectedValueOnce(tooMany);
    const host = giveAddress(kind);
    expect(await asks(host)).toEqual([]);
    host.drafts.save(snapshot);
    expect(ownVerification.load()?.[kind]).toMatchObject({ rqid: 'waits', late: true });
    expect(said(host)).toContain(late);
    vi.stubGlobal('window', tab());
    const other = giveAddress(kind);
    expect(await asks(other)).toEqual([]);
    expect(said(other)).toContain(late);
    call.mockResolvedValueOnce(answer('next', true));
    expect(await host.onAwait(`${kind}.noCode`, {})).toEqual([]);
    expect(said(host)).toContain('nouveau code');
  },
);

test('an undelivered code is reported at its step until the next is sent', async () => {
  call.mockResolvedValueOnce(sent('first')).mockResolvedValueOnce(sent('next'));
  const host = giveAddress('mail');
  const told = (id: string) => host.note(id)?.replaceAll('\u202f', ' ').replaceAll('\u2011', '-');
  await gives(host);
  expect(watched).toMatchObject([{ kind: 'mail', rqid: 'first' }]);
  expect(told('mail.code')).toBeUndefined();
  watched[0]?.tell('failed');
  for (const id of ['mail.code', 'mail.wrongCode'])
    expect(told(id)).toBe(
      'L’e-mail n’a pas pu être remis : ce code n’arrivera pas. Demandez-en un autre, ou donnez une autre adresse.',
    );
  expect(told('mail.noCode')).toBeUndefined();
  expect(host.say('mail.noCode')).toBe('L’e-mail n’a pas pu être remis à cette adresse.');
  expect(await host.onAwait('mail.noCode', {})).toEqual([]);
  expect(watched).toMatchObject([{ ended: true }, { kind: 'mail', rqid: 'next', ended: false }]);
  expect(told('mail.code')).toBeUndefined();
  expect(host.say('mail.noCode')).toBeUndefined();
});

test('the second code is watched, also after a reload, without an option for another address', async () => {
  const linked = { success: false, checkEmail: true, maskedEmail: 'a•••@b.fr' };
  call
    .mockResolvedValueOnce([{ smsSent: true, rqid: 'first', lasts: 600 }])
    .mockResolvedValueOnce([linked])
    .mockResolvedValueOnce(sent('second'));
  const host = giveAddress('sms');
  await host.onAwait('sms.contact', { 'answer.sms.contact': '06 12 34 56 78' });
  await host.onAwait('sms.code', { 'answer.sms.code': 'ab2c3' });
  await host.onAwait('mail.linked.send', {});
  host.drafts.save(snapshot);
  const reloaded = giveAddress('sms');
  expect(watched.map(({ kind, rqid }) => [kind, rqid])).toEqual([
    ['sms', 'first'],
    ['mail', 'second'],
    ['mail', 'second'],
  ]);
  watched.at(-1)?.tell('failed');
  expect(reloaded.note('mail.code')?.replaceAll('\u202f', ' ').replaceAll('\u2011', '-')).toBe(
    'L’e-mail n’a pas pu être remis : ce second code n’arrivera pas. Demandez-en un autre.',
  );
  expect(reloaded.note('sms.code')).toBeUndefined();
});
