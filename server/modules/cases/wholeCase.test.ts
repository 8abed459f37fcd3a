import { describe, expect, it } from 'vitest';
import type { Customer } from '../customers/service.ts';
import type { CaseRow, MessageRow } from './caseRows.ts';
import { toSnippet, truncateWords } from './caseRows.ts';
import { type ListedCase, toCaseSummary } from './caseView.ts';
import { toMessage } from './messageView.ts';

const at = new Date('2026-01-02T03:04:05.678Z');
const reader = { crUid: 'me', staff: true, locale: 'fr-FR' } as const;
const words = (fr: string, en: string) => ({ fr, en });

const least = {
  csid: 'c',
  nbr: '4F7K',
  cuid: 'town',
  ccatCode: 'wc',
  ccatPath: 'main/wc',
  ccatLbls: [words('Menu', 'Menu'), words('Toilettes', 'Toilets')],
  placeLbl: words('Halles', 'Market'),
  imgSrc: null,
  caseType: null,
  state: 'handled',
  outcome: null,
  holdUntil: null,
  reopenUntil: null,
  created: at,
  lastMsgId: 7,
  lastAt: at,
  lastBy: 'you',
  lastTxt: null,
  lastKind: null,
  danger: false,
  simulation: false,
  rating: null,
  rateMsgId: null,
  mobileMsgId: null,
  contact: null,
} as unknown as CaseRow;
const listed = (row: Partial<CaseRow> = {}, more: Partial<ListedCase> = {}): ListedCase => ({
  row: { ...least, ...row },
  cstmrLbl: words('Ville', 'Town'),
  unread: 0,
  handlers: [],
  lastName: null,
  mine: false,
  assigned: null,
  mentioned: false,
  reporterGone: false,
  blocked: null,
  withdrawn: false,
  readFloor: 0,
  lastHidden: false,
  conflict: false,
  called: false,
  labels: null,
  webOnly: null,
  can: null,
  ...more,
});
const plain = {
  csid: 'c',
  caseNbr: '4F7K',
  cuid: 'town',
  cstmrLbl: 'Ville',
  ccatCode: 'wc',
  ccatPath: 'main/wc',
  ccatLbls: ['Menu', 'Toilettes'],
  placeLbl: 'Halles',
  state: 'handled',
  created: '2026-01-02T03:04:05.678Z',
  last: { msgId: 7, at: '2026-01-02T03:04:05.678Z', mine: false },
  unread: 0,
  mine: false,
  handlers: [],
  simulation: false,
};
describe('case summary', () => {
  it.each<[string, ListedCase, object]>([
    ['says no more than is known', listed(), plain],
    [
      'says all that is',
      listed(
        {
          imgSrc: 'drop',
          caseType: 'health',
          outcome: 'solved',
          lastBy: 'me',
          lastTxt: words('Ici', 'Here'),
          lastKind: 'close',
          simulation: true,
          rating: 0,
        },
        { unread: 3, handlers: ['Anna'], lastName: 'Anna', mine: true, reporterGone: true },
      ),
      {
        ...plain,
        imgSrc: 'drop',
        caseType: 'health',
        outcome: 'solved',
        last: { ...plain.last, mine: true, name: 'Anna', txt: 'Ici', kind: 'close' },
        simulation: true,
        rating: 0,
        unread: 3,
        handlers: ['Anna'],
        mine: true,
        reporterGone: true,
      },
    ],
    [
      'on hold says until when',
      listed({ state: 'held', holdUntil: at }),
      { ...plain, state: 'held', holdUntil: at.toISOString() },
    ],
    ['and only then', listed({ holdUntil: at }), plain],
    [
      'that came back says so',
      listed({ state: 'open', reopenUntil: at }),
      { ...plain, state: 'open', reopened: true },
    ],
    [
      'that came back says since when it waits',
      listed({ state: 'open', reopenUntil: at, waitingSince: at }),
      { ...plain, state: 'open', reopened: true, waitingSince: at.toISOString() },
    ],
    [
      'of a customer that ended its service says so, and of no days of coming back',
      listed({ state: 'closed', reopenUntil: new Date(Date.now() + 60_000) }, { withdrawn: true }),
      { ...plain, state: 'closed', withdrawn: true },
    ],
    ['and only while nobody handles it', listed({ reopenUntil: at }), plain],
    [
      'that nobody takes tells staff that others were called',
      listed({ state: 'open' }, { called: true }),
      { ...plain, state: 'open', called: true },
    ],
    ['tells staff of a danger', listed({ danger: true }), { ...plain, danger: true }],
    ['that is new does not', listed({ state: 'open' }), { ...plain, state: 'open' }],
  ])('%s', (_, one, summary) => {
    expect(toCaseSummary(one, reader, undefined)).toEqual(summary);
  });

  const roads = { gcatCode: 'maintenance', lbl: words('Voirie', 'Roads') };
  const placeOf = (gcatCode: string) =>
    ({ category: { code: 'wc', lbl: words('Toilettes', 'Toilets'), gcatCode }, path: 'main/wc' }) as const;
  const town = (gcatCode: string) =>
    ({
      services: [roads],
      groups: [],
      categories: new Map([['wc', placeOf(gcatCode)]]),
    }) as unknown as Customer;
  const visitor = { crUid: 'me', staff: false, locale: 'en-US' } as const;

  it.each([
    [
      'names the service of its category to staff',
      reader,
      'maintenance',
      { gcatCode: 'maintenance', lbl: 'Voirie' },
    ],
    [
      'and to its reporter, in their language',
      visitor,
      'maintenance',
      { gcatCode: 'maintenance', lbl: 'Roads' },
    ],
    [
      'names by its code one that the customer’s file does not name',
      reader,
      'fire',
      { gcatCode: 'fire', lbl: 'Pompiers' },
    ],
    ['but not to its reporter', visitor, 'fire', undefined],
  ])('%s', (_, who, gcatCode, service) => {
    expect(toCaseSummary(listed(), who, town(gcatCode)).service).toEqual(service);
  });
});

const row = {
  id: 'm',
  msgId: 7,
  csid: 'c',
  at,
  crUid: null,
  staff: true,
  msgTxt: null,
  event: null,
  outcome: null,
  ccatCode: null,
  ccatPath: null,
  qstnId: null,
  qstn: null,
  flow: null,
  items: null,
  answers: null,
  words: null,
  msgIdAnswer: null,
} as unknown as MessageRow;
const bare = { id: 'm', msgId: 7, csid: 'c', msgCdatim1: at.toISOString(), mine: false };

describe('message view', () => {
  it.each<[string, Partial<MessageRow>, object]>([
    ['says no more than is known', {}, bare],
    ['is one’s own on one’s own side', { crUid: 'me' }, { ...bare, crUid: 'me', mine: true }],
    ['is not on the other', { crUid: 'me', staff: false }, { ...bare, crUid: 'me' }],
    ['may have empty words', { msgTxt: '' }, { ...bare, msgTxt: '' }],
    [
      'tells what happened',
      { event: 'close', outcome: 'solved' },
      { ...bare, statement: 'statement.close', flags: ['close'], outcome: 'solved' },
    ],
    [
      'asks how it went',
      { flow: 'satisfaction' },
      { ...bare, statement: 'statement.satisfaction', flow: 'satisfaction' },
    ],
    [
      'carries answers in the words of its reader',
      {
        ccatCode: 'wc',
        ccatPath: 'main/wc',
        qstnId: 'q',
        items: [
          { type: 'text', text: 'x' },
          { type: 'checkbox', id: 'a' },
        ],
        answers: { a: true },
        words: { en: { a: 'Yes' }, fr: { a: 'Oui' } },
        msgIdAnswer: 0,
      },
      {
        ...bare,
        ccatCode: 'wc',
        ccatPath: 'main/wc',
        qstnId: 'q',
        items: [
          { type: 'txt', text: 'x' },
          { type: 'checkbox', id: 'a' },
        ],
        answers: { a: true },
        words: { a: 'Oui' },
        msgIdAnswer: 0,
      },
    ],
    ['else in the first there are', { words: { en: { a: 'Yes' } } }, { ...bare, words: { a: 'Yes' } }],
    ['or in none', { words: {} }, { ...bare, words: {} }],
  ])('%s', (_, more, message) => {
    expect(toMessage({ ...row, ...more }, reader)).toEqual(message);
  });
});

it.each([
  ['x'.repeat(140), 'x'.repeat(140)],
  ['x'.repeat(141), `${'x'.repeat(139)}…`],
  [`${'x'.repeat(138)} yz`, `${'x'.repeat(138)}…`],
  [`${'x'.repeat(138)}😀y`, `${'x'.repeat(138)}…`],
  ['a \n\n b', 'a b'],
])('snippets of long texts are truncated', (said, shown) => {
  expect(truncateWords({ fr: said })).toEqual({ fr: shown });
  expect(Object.values(toSnippet({ msgTxt: said }) ?? {})[0]).toBe(shown);
});
