import { describe, expect, it } from 'vitest';
import {
  type EscalationChannel,
  type EscalationDelays,
  escalationChannels,
} from '../../../platform/config/escalation.ts';
import { chooseAction, chooseActions, type News, type Reach } from './chooseAction.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Noon in Paris, in winter. */
const NOON = Date.UTC(2026, 10, 26, 11);
const pace: EscalationDelays = {
  waits: { push: 20 * SECOND, mail: 15 * MINUTE, sms: 60 * MINUTE },
  quiet: { from: 21, until: 8, zone: 'Europe/Paris' },
};
const reachOf = (...on: EscalationChannel[]): Reach => ({
  push: on.includes('push'),
  mail: on.includes('mail'),
  sms: on.includes('sms'),
});
const all = reachOf(...escalationChannels);
const none = reachOf();
const news = (more: Partial<News> = {}): News => ({
  at: NOON,
  seen: false,
  urgent: false,
  notifiedAt: {},
  ...more,
});

type Row = readonly [what: string, news: News, reach: Reach, after: number, is: string];

/** Formats a decision, with the seconds left to wait. */
function said(one: News, reach: Reach, now: number, by = pace): string {
  const verdict = chooseAction(one, reach, by, now);
  if (verdict.is === 'over') return `over ${verdict.why}`;
  if (verdict.is === 'tell') return verdict.channel;
  return `${verdict.why} ${verdict.channel} ${(verdict.until - now) / SECOND}`;
}

const told = (given: Partial<Record<EscalationChannel, number>>): News =>
  news({
    notifiedAt: Object.fromEntries(Object.entries(given).map(([channel, after]) => [channel, NOON + after])),
  });

describe('news at noon, checked later', () => {
  it.each<Row>([
    ['the page has twenty seconds', news(), all, 0, 'turn push 20'],
    ['the page has them to the end', news(), all, 19_999, 'turn push 0.001'],
    ['then it is pushed', news(), all, 20 * SECOND, 'push'],
    ['what was seen is over at any time', news({ seen: true }), all, 20 * SECOND, 'over seen'],
    [
      'what was seen after the push is over',
      { ...told({ push: 20 * SECOND }), seen: true },
      all,
      MINUTE,
      'over seen',
    ],
    ['the mail waits for the push', told({ push: MINUTE }), all, 15 * MINUTE, 'turn mail 60'],
    ['the mail goes', told({ push: MINUTE }), all, 16 * MINUTE, 'mail'],
    [
      'the SMS waits for the mail',
      told({ push: MINUTE, mail: 16 * MINUTE }),
      all,
      75 * MINUTE,
      'turn sms 60',
    ],
    ['the SMS goes', told({ push: MINUTE, mail: 16 * MINUTE }), all, 76 * MINUTE, 'sms'],
    ['after the SMS nothing is left', told({ push: 1, mail: 2, sms: 3 }), all, 500 * MINUTE, 'over told'],
    ['without push the mail waits for the page', news(), reachOf('mail', 'sms'), 0, 'turn mail 900'],
    ['without push the mail goes', news(), reachOf('mail', 'sms'), 15 * MINUTE, 'mail'],
    [
      'without mail the SMS waits for the push',
      told({ push: MINUTE }),
      reachOf('push', 'sms'),
      60 * MINUTE,
      'turn sms 60',
    ],
    ['without mail the SMS goes', told({ push: MINUTE }), reachOf('push', 'sms'), 61 * MINUTE, 'sms'],
    ['the SMS alone waits for the page', news(), reachOf('sms'), 59 * MINUTE, 'turn sms 60'],
    [
      'with the push alone nothing follows',
      told({ push: MINUTE }),
      reachOf('push'),
      500 * MINUTE,
      'over told',
    ],
    ['nobody can be told without a channel', news(), none, 0, 'over unreachable'],
    [
      'what was told before a channel was given up was told',
      told({ mail: MINUTE }),
      none,
      MINUTE,
      'over told',
    ],
    [
      'a push that is allowed after the mail comes too late',
      told({ mail: MINUTE }),
      reachOf('push', 'mail'),
      MINUTE,
      'over told',
    ],
    ['what is older than a day is pushed no more', news(), all, 24 * 60 * MINUTE + 1, 'mail'],
    ['what is a day old still is', news(), all, 24 * 60 * MINUTE, 'push'],
    ['nor is it told by SMS after three', told({ mail: 1 }), all, 72 * 60 * MINUTE + 1, 'over told'],
    ['and the SMS still follows the mail', told({ mail: MINUTE }), all, 61 * MINUTE, 'sms'],
  ])('%s', (_, one, reach, after, is) => {
    expect(said(one, reach, NOON + after)).toBe(is);
  });
});

/** 26 November in Paris time. */
const paris = (hour: number, minute = 0): number => Date.UTC(2026, 10, 26, hour - 1, minute);

describe('quiet hours', () => {
  it.each([
    ['before them it goes', paris(20, 59), 'push'],
    ['from their first minute on it waits for the morning', paris(21), `night push ${11 * 3600}`],
    ['after midnight too', paris(24, 30), `night push ${7.5 * 3600}`],
    ['until their last second', paris(24 + 7, 59), 'night push 60'],
    ['in the morning it goes', paris(24 + 8), 'push'],
  ])('%s', (_, now, is) => {
    expect(said(news({ at: now - MINUTE }), all, now)).toBe(is);
  });
  it.each([
    ['their own zone', 'Indian/Reunion', Date.UTC(2026, 10, 26, 17), true],
    ['their own zone, an hour before', 'Indian/Reunion', Date.UTC(2026, 10, 26, 16, 59), false],
    ['another one', 'America/Martinique', Date.UTC(2026, 10, 26, 17), false],
  ])('follow %s', (_, zone, now, isNight) => {
    const by = { ...pace, quiet: { ...pace.quiet, zone } };
    expect(said(news({ at: now - MINUTE }), all, now, by).startsWith('night')).toBe(isNight);
  });
});

describe('news of one person', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const some = (id: string, after: number, given: Partial<Record<EscalationChannel, number>> = {}) => ({
    id,
    ...news({ at: NOON + after, notifiedAt: given }),
  });
  const decided = (list: ReturnType<typeof some>[], reach: Reach, after: number) => {
    const { push, mail, sms, next } = chooseActions(list, reach, pace, NOON + after);
    return { push: ids(push), mail: ids(mail), sms: ids(sms), next: next === undefined ? next : next - NOON };
  };

  it('go into one mail once the first is due', () => {
    const ten = Array.from({ length: 10 }, (_, at) => some(`m${at}`, at * MINUTE));
    expect(decided(ten, reachOf('mail'), 15 * MINUTE - 1)).toEqual({
      push: [],
      mail: [],
      sms: [],
      next: 15 * MINUTE,
    });
    expect(decided(ten, reachOf('mail'), 15 * MINUTE).mail).toEqual(ids(ten));
  });

  it('go into a mail instead of a push due soon', () => {
    const both = [some('old', 0, { push: NOON }), some('new', 15 * MINUTE)];
    expect(decided(both, all, 15 * MINUTE + 1)).toEqual({
      push: [],
      mail: ['old', 'new'],
      sms: [],
      next: undefined,
    });
  });

  it('stay due by mail when an SMS goes out', () => {
    const both = [some('old', 0, { mail: NOON }), some('new', 50 * MINUTE)];
    expect(decided(both, reachOf('mail', 'sms'), 60 * MINUTE)).toEqual({
      ...{ push: [], mail: [], sms: ['old'] },
      next: 65 * MINUTE,
    });
  });
});
