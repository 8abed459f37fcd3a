import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownVerification } from './addresses/addressVerification.ts';
import { codeCalls } from './addresses/codeCalls.ts';
import { beginDiscovery } from './addresses/discovery.ts';
import { requestCode } from './loginCalls.ts';
import { loadRequestedCode, saveRequestedCode } from './requestedCode.ts';

vi.mock('../../lib/texts/store.ts', () => ({ texts: { locale: () => 'fr-FR' } }));
vi.mock('../../lib/api/client.ts', () => ({ client: { call: async () => [answer] } }));

const NOW = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;
const answer = {
  ...{ rqid: 'Jw6LdN0pSx3CqUyTgEfR1B', mailSent: true, maskedEmail: 'j•••@mail.example' },
  ...{ smsSent: true, maskedPhone: '•••78' },
  ...{ usid: 'a7b2cd3e4f', number: '+33600000000' },
  ...{ lasts: 600, again: 30 },
};

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage: storage });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const clocks = [
  ['a day ahead', DAY],
  ['a day behind', -DAY],
] as const;

it.each(clocks)('a requested code survives a reload for two days with a clock %s', async (_, wrong) => {
  for (const kind of ['mail', 'sms'] as const) {
    vi.setSystemTime(NOW + wrong);
    const asked = await requestCode({ kind, typed: 'jo@mail.example' });
    if (asked) saveRequestedCode(asked);
    // Only the server knows whether the code is valid.
    vi.setSystemTime(NOW + wrong + 2 * DAY - 1_000);
    expect(loadRequestedCode()?.rqid).toBe(answer.rqid);
    vi.setSystemTime(NOW + wrong + 2 * DAY + 1_000);
    expect(loadRequestedCode()).toBeUndefined();
  }
});
const ownSteps = [
  ['a code by mail', async () => ownVerification.save({ kind: 'mail', mail: await askedBy('mail') })],
  ['a code by SMS', async () => ownVerification.save({ kind: 'sms', sms: await askedBy('sms') })],
  [
    'a code that a phone sends',
    async () => {
      const discovery = await beginDiscovery();
      if (discovery) ownVerification.save({ kind: 'sms', discovery });
    },
  ],
] as const;

async function askedBy(kind: 'mail' | 'sms') {
  const asked = await codeCalls[kind].requestCode({ to: kind === 'mail' ? 'jo@mail.example' : '0612345678' });
  if (!('rqid' in asked)) throw new Error('No code was sent.');
  return { rqid: asked.rqid };
}

it.each(ownSteps)('a verification in progress survives a reload likewise, by %s', async (_, asks) => {
  for (const [, wrong] of clocks) {
    vi.setSystemTime(NOW + wrong);
    await asks();
    vi.setSystemTime(NOW + wrong + 2 * DAY - 1_000);
    expect(ownVerification.load()).toBeDefined();
    vi.setSystemTime(NOW + wrong + 2 * DAY + 1_000);
    expect(ownVerification.load()).toBeUndefined();
  }
});
