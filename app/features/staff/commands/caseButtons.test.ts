import { staffActions } from '@parvis/questionnaire/flows/staffActions';
import { expect, test } from 'vitest';
import { listButtons } from './caseButtons.ts';

const fresh = { mine: false, handlers: [], state: 'open' };
const colleagues = { mine: false, handlers: ['Thomas'], state: 'handled' };

test('offers to take an unassigned case at once', () => {
  expect(listButtons(new Set(['handle', 'send']), fresh)).toMatchObject([
    { step: 'handle', text: 'staff.step.handle' },
  ]);
  // The first to take it wins; joining a colleague's case is deliberate.
  const [free] = listButtons(new Set(['handle']), fresh);
  const [theirs] = listButtons(new Set(['handle']), colleagues);
  expect(free).toHaveProperty('free', true);
  expect(theirs).not.toHaveProperty('free');
});

test('offers to take an unassigned case that came back, also to its former handler', () => {
  const can = new Set(['rejoin', 'send'] as const);
  expect(listButtons(can, fresh)).toEqual([{ step: 'rejoin', text: 'staff.step.handle', free: true }]);
});

test('offers to resume a case that came back to its reader, without a race', () => {
  const can = new Set(['send', 'handle', 'close'] as const);
  const back = { mine: true, handlers: ['Anna'], state: 'open' };
  expect(listButtons(can, back)).toMatchObject([
    { step: 'handle', text: 'staff.step.resume' },
    { step: 'close' },
  ]);
  expect(listButtons(can, back)[0]).not.toHaveProperty('free');
});

test('offers a colleague to take a case that came back to another, as a race', () => {
  const back = { ...colleagues, state: 'open' };
  for (const step of ['handle', 'rejoin'] as const) {
    const [button] = listButtons(new Set([step, 'send']), back);
    expect(button).toEqual({ step, text: 'staff.step.handle', free: true });
  }
});

test.each(['handled', 'held'])(
  'warns before joining a colleague’s case that is %s, with a secondary button',
  (state) => {
    const [button] = listButtons(new Set(['handle']), { ...colleagues, state });
    expect(button).toMatchObject({ text: 'staff.step.join', asks: 'join', quiet: true });
  },
);

test.each(['closed', 'rejected'])(
  'asks before reopening a %s case, and not before resuming a held one',
  (state) => {
    const can = new Set(['resume'] as const);
    expect(listButtons(can, { ...colleagues, state })).toEqual([
      { step: 'resume', text: 'staff.step.reopen', asks: 'resume' },
    ]);
    expect(listButtons(can, { ...colleagues, state: 'held', mine: true })[0]).not.toHaveProperty('asks');
  },
);

test('asks before rejoining a colleague’s case', () => {
  expect(listButtons(new Set(['rejoin']), colleagues)).toMatchObject([{ asks: 'rejoin', quiet: true }]);
});

test('draws the actions of the flow `staffActions`, in its order', () => {
  const items = staffActions.questions.staffActions?.items.map(({ id }) => id);
  const all = new Set(['block', 'leave', 'reject', 'hold', 'close'] as const);
  const drawn = listButtons(all, { ...colleagues, mine: true }).map(({ text }) => text);
  expect(drawn.filter((text) => items?.includes(text))).toEqual(items);
  expect(listButtons(new Set(['reject']), { ...fresh, mine: true })).toHaveLength(1);
});

test('orders close before hold, reject and leave', () => {
  const can = new Set(['leave', 'reject', 'hold', 'close'] as const);
  expect(listButtons(can, { ...colleagues, mine: true }).map(({ step }) => step)).toEqual([
    'close',
    'hold',
    'reject',
    'leave',
  ]);
});

test('puts close first for an unassigned case of an erased reporter', () => {
  const can = new Set(['handle', 'close', 'reject'] as const);
  const stepsOf = (reporterGone?: true) =>
    listButtons(can, { ...fresh, ...(reporterGone && { reporterGone }) }).map(({ step }) => step);
  expect(stepsOf()).toEqual(['handle', 'close', 'reject']);
  expect(stepsOf(true)).toEqual(['close', 'handle', 'reject']);
});
