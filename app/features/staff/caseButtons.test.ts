import { expect, test } from 'vitest';
import { buttonsOf, stepOf } from './caseButtons.ts';

const fresh = { mine: false, handlers: [], state: 'open' };
const colleagues = { mine: false, handlers: ['Thomas'], state: 'handled' };

test('a case that nobody handles is taken at once', () => {
  expect(buttonsOf(new Set(['handle', 'send']), fresh)).toMatchObject([
    { step: 'handle', text: 'staff.step.handle' },
  ]);
  // Whoever was faster keeps it; a colleague's case is joined knowingly.
  const [free] = buttonsOf(new Set(['handle']), fresh);
  const [theirs] = buttonsOf(new Set(['handle']), colleagues);
  expect([free, theirs].map((button) => button && stepOf(button))).toEqual([
    { step: 'handle', free: true },
    { step: 'handle' },
  ]);
});

test('a case that came back, which nobody handles, is taken by whoever had it as by anybody', () => {
  const can = new Set(['rejoin', 'send'] as const);
  expect(buttonsOf(can, fresh)).toEqual([
    { step: 'rejoin', text: 'staff.step.handle', key: 'a', free: true },
  ]);
  expect(buttonsOf(can, { ...fresh, handlers: ['Thomas'], mine: true })).toMatchObject([
    { text: 'staff.step.rejoin' },
  ]);
});

test('a case that came back to its reader is taken again, and no faster colleague is in the way', () => {
  const can = new Set(['send', 'handle', 'close'] as const);
  const back = { mine: true, handlers: ['Anna'], state: 'open' };
  expect(buttonsOf(can, back)).toMatchObject([
    { step: 'handle', text: 'staff.step.resume', key: 'a' },
    { step: 'close' },
  ]);
  expect(buttonsOf(can, back)[0]).not.toHaveProperty('free');
});

test.each(['open', 'handled', 'held'])(
  'a colleague’s case that is %s warns before it is taken, and its button is neither strong nor says "take"',
  (state) => {
    const [button] = buttonsOf(new Set(['handle']), { ...colleagues, state });
    expect(button).toMatchObject({ text: 'staff.step.join', asks: 'join', quiet: true });
  },
);
test('to close stands before to hold, to refuse and to leave', () => {
  const can = new Set(['leave', 'reject', 'hold', 'close'] as const);
  expect(buttonsOf(can, { ...colleagues, mine: true }).map(({ step }) => step)).toEqual([
    'close',
    'hold',
    'reject',
    'leave',
  ]);
});

test('a case that nobody handles is ended first where its visitor erased everything, else taken first', () => {
  const can = new Set(['handle', 'close', 'reject'] as const);
  const stepsOf = (reporterGone?: true) =>
    buttonsOf(can, { ...fresh, ...(reporterGone && { reporterGone }) }).map(({ step }) => step);
  expect(stepsOf()).toEqual(['handle', 'close', 'reject']);
  expect(stepsOf(true)).toEqual(['close', 'handle', 'reject']);
});
