import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedAddress } from '../addresses/askedAddress.ts';
import { codeCalls } from '../addresses/codeCalls.ts';
import { beginDiscovery } from '../addresses/discovery.ts';
import { keepAskedCode, loadAskedCode } from './askedCode.ts';
import { askCode } from './loginCalls.ts';

vi.mock('../texts/store.ts', () => ({ texts: { locale: () => 'fr-FR' } }));
vi.mock('../data/client.ts', () => ({ client: { call: async () => [answer] } }));

/** The time of the server, whose codes are taken for ten minutes. */
const NOW = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;
const answer = {
  ...{ rqid: 'Jw6LdN0pSx3CqUyTgEfR1B', mailSent: true, maskedEmail: 'j•••@mail.example' },
  ...{ smsSent: true, maskedPhone: '•••78' },
  ...{ usid: 'a7b2cd3e4f', number: '+33600000000' },
  ...{ expires: new Date(NOW + 600_000).toISOString(), lasts: 600, again: 30 },
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

it.each(clocks)(
  'the step of a code stands over a reload for two days where the clock is %s',
  async (_, wrong) => {
    for (const kind of ['mail', 'sms'] as const) {
      vi.setSystemTime(NOW + wrong);
      const asked = await askCode({ kind, typed: 'jo@mail.example' });
      if (asked) keepAskedCode(asked);
      // It may have been set meanwhile: whether the code is still taken, the server knows.
      vi.setSystemTime(NOW + wrong + 2 * DAY - 1_000);
      expect(loadAskedCode()?.rqid).toBe(answer.rqid);
      vi.setSystemTime(NOW + wrong + 2 * DAY + 1_000);
      expect(loadAskedCode()).toBeUndefined();
    }
  },
);

it('and also where the clock is set right by a whole day meanwhile, either way', async () => {
  for (const set of [DAY, -DAY]) {
    vi.setSystemTime(NOW);
    const asked = await askCode({ kind: 'mail', typed: 'jo@mail.example' });
    if (asked) keepAskedCode(asked);
    vi.setSystemTime(NOW + set + 60_000);
    expect(loadAskedCode()?.rqid).toBe(answer.rqid);
  }
});

it.each(clocks)('so does that of an address of one’s own where the clock is %s', async (_, wrong) => {
  for (const kind of ['mail', 'sms'] as const) {
    vi.setSystemTime(NOW + wrong);
    const asked = await codeCalls[kind].ask({ to: kind === 'mail' ? 'jo@mail.example' : '0612345678' });
    if ('rqid' in asked) askedAddress.save({ kind, [kind]: asked });
    vi.setSystemTime(NOW + wrong + 599_000);
    expect(askedAddress.load()?.[kind]?.rqid).toBe(answer.rqid);
    vi.setSystemTime(NOW + wrong + 601_000);
    expect(askedAddress.load()).toBeUndefined();
  }
});

it.each(clocks)('so does that of an SMS which is to be sent where the clock is %s', async (_, wrong) => {
  vi.setSystemTime(NOW + wrong);
  const discovery = await beginDiscovery();
  if (discovery) askedAddress.save({ kind: 'sms', discovery });
  vi.setSystemTime(NOW + wrong + 599_000);
  expect(askedAddress.load()?.discovery?.usid).toBe(answer.usid);
  vi.setSystemTime(NOW + wrong + 601_000);
  expect(askedAddress.load()).toBeUndefined();
});
