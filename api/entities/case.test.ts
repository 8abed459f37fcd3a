import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { caseInfoSchema, isStep } from './case.ts';
import { messageSchema } from './message.ts';

const known = {
  csid: 'c',
  caseNbr: '4F7K',
  cuid: 'town',
  cstmrLbl: 'Ville',
  ccatCode: 'wc',
  ccatPath: 'wc',
  ccatLbls: ['Toilettes'],
  placeLbl: 'Halles',
  state: 'closed',
  outcome: 'solved',
  created: '2026-01-01T00:00:00.000Z',
  last: { msgId: 1, at: '2026-01-01T00:00:00.000Z', mine: false },
  unread: 0,
  mine: false,
  handlers: [],
  simulation: false,
  participants: [
    {
      crUid: 'p',
      name: 'Anna',
      initials: 'A',
      gcatCode: 'users',
      staff: true,
      as: 'creator',
      active: true,
      me: false,
    },
  ],
  can: ['send', 'close'],
  readByStaff: 0,
  readByReporter: 0,
  eraseOn: '2026-02-01T00:00:00.000Z',
  language: 'fr-FR',
};

it.each([
  ['of this version', known],
  ['in a state of a newer version', { ...known, state: 'paused' }],
  ['with an outcome of a newer version', { ...known, outcome: 'merged' }],
  ['with a step of a newer version', { ...known, can: ['send', 'merge'] }],
  [
    'with a participant who joined in a newer way',
    { ...known, participants: known.participants.map((one) => ({ ...one, as: 'mediator' })) },
  ],
])('reads a case %s completely', (_title, one) => {
  expect(z.parse(caseInfoSchema, one)).toEqual(one);
});

it.each([['a sentence!'], [''], [7]])('rejects a state that is no code (%j)', (state) => {
  expect(z.safeParse(caseInfoSchema, { ...known, state }).success).toBe(false);
});

it('reads a message with an outcome of a newer version', () => {
  const message = {
    id: 'm',
    msgId: 1,
    csid: 'c',
    msgCdatim1: '2026-01-01T00:00:00.000Z',
    mine: false,
    outcome: 'merged',
  };
  expect(z.parse(messageSchema, message)).toEqual(message);
});

it('allows only steps of this version', () => {
  expect(['send', 'merge', 'toString'].filter(isStep)).toEqual(['send']);
});
