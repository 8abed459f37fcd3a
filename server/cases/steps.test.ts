import { stepSchema } from '@parvis/api/entities/case';
import { type EventFlag, eventMessages, eventsToCome } from '@parvis/api/entities/systemMessages';
import { expect, it } from 'vitest';
import { allowedStep, allowedSteps, type Relation, type Standing, statesFor } from './steps.ts';
import { eventsOf } from './toldSteps.ts';

const states = ['open', 'handled', 'held', 'closed', 'rejected', 'cancelled'] as const;
type State = (typeof states)[number];
const steps = [
  'send',
  'rate',
  'ask',
  'handle',
  'rejoin',
  'hold',
  'resume',
  'close',
  'reject',
  'leave',
  'reopen',
  'contact',
  'askMobile',
  'giveMobile',
  'block',
  'unblock',
] as const;

/**
 * All that can be in the way of a step is out of it; a number is asked for here, which is in the way of asking for one, and its
 * reporter cannot be blocked.
 */
const free = {
  ...{ rateable: true, reopenable: true, contactable: true, hasSms: true, mobileAsked: true },
  ...{ blocked: false, blockable: false, withdrawn: false },
};

/**
 * The whole table by hand (specification 4, staff case actions): for each state and relation the steps that are allowed,
 * each with the state that follows; `+` where whoever does it handles the case from then on. All others are refused.
 */
const whole: Readonly<Record<State, Readonly<Record<Relation, string>>>> = {
  open: {
    reporter: 'send>open rate>open contact>open giveMobile>open',
    handler: 'send+>handled ask+>handled handle+>handled hold>held close>closed reject>rejected leave>open',
    left: 'send+>handled ask+>handled rejoin+>handled close+>closed reject+>rejected',
    none: 'send+>handled ask+>handled handle+>handled close+>closed reject+>rejected',
  },
  handled: {
    reporter: 'send>handled rate>handled contact>handled giveMobile>handled',
    handler: 'send>handled ask>handled hold>held close>closed reject>rejected leave>handled',
    left: 'send+>handled ask+>handled rejoin+>handled',
    none: 'send+>handled ask+>handled handle+>handled',
  },
  held: {
    reporter: 'send>held rate>held contact>held giveMobile>held',
    handler: 'send>held ask>held resume>handled close>closed reject>rejected leave>held',
    left: 'send+>held ask+>held rejoin+>held',
    none: 'send+>held ask+>held handle+>held',
  },
  closed: {
    reporter: 'rate>closed reopen>open',
    handler: 'resume+>handled',
    left: 'resume+>handled',
    none: 'resume+>handled',
  },
  rejected: { reporter: '', handler: 'resume+>handled', left: 'resume+>handled', none: 'resume+>handled' },
  cancelled: { reporter: '', handler: '', left: '', none: '' },
};

const cells = states.flatMap((state) =>
  (['reporter', 'handler', 'left', 'none'] as const).map((relation) => [state, relation] as const),
);

it.each(cells)('in a case that is %s, a person who is %s may do just this', (state, relation) => {
  const standing = { ...free, state, relation };
  const told = steps.flatMap((step) => {
    const line = allowedStep(step, standing);
    return line ? [`${step}${line.joins ? '+' : ''}>${line.to[state]}`] : [];
  });
  expect(told.join(' ')).toBe(whole[state][relation]);
  expect(allowedSteps(standing).sort()).toEqual(told.map((text) => text.replace(/\W.*/, '')).sort());
});

it.each(cells)(
  'what waits for no rating and can be opened again no more loses just these: %s, %s',
  (state, relation) => {
    for (const [rateable, reopenable, contactable] of [
      [false, true, true],
      [true, false, true],
      [true, true, false],
      [false, false, false],
    ] as const) {
      const left = whole[state][relation]
        .split(' ')
        .map((text) => text.replace(/\W.*/, ''))
        .filter((step) => step !== '')
        .filter((step) => (rateable || step !== 'rate') && (reopenable || step !== 'reopen'))
        .filter((step) => contactable || step !== 'contact');
      const standing = { ...free, state, relation, rateable, reopenable, contactable };
      expect(allowedSteps(standing).sort()).toEqual(left.sort());
    }
  },
);

it('a case is rated while the question waits, and not before or after', () => {
  for (const state of states)
    expect(allowedSteps({ ...free, state, relation: 'reporter', rateable: false })).not.toContain('rate');
});

it('a closed case is opened again by its reporter as long as the customer allows it', () => {
  for (const state of states)
    expect(allowedSteps({ ...free, state, relation: 'reporter', reopenable: false })).not.toContain('reopen');
});

it('a mobile number is asked for by who handles a case under way, where SMS are sent, once at a time', () => {
  const may = (change: Partial<Standing>) => {
    const standing: Standing = {
      ...free,
      mobileAsked: false,
      state: 'handled',
      relation: 'handler',
      ...change,
    };
    return allowedSteps(standing).filter((step) => step === 'askMobile' || step === 'giveMobile');
  };
  for (const state of ['open', 'handled', 'held'] as const) expect(may({ state })).toEqual(['askMobile']);
  for (const state of ['closed', 'rejected', 'cancelled'] as const) expect(may({ state })).toEqual([]);
  for (const relation of ['reporter', 'left', 'none'] as const) expect(may({ relation })).toEqual([]);
  expect(may({ hasSms: false })).toEqual([]);
  expect(may({ mobileAsked: true })).toEqual([]);
  // Who was asked answers, whether or not SMS are sent by then.
  expect(may({ mobileAsked: true, hasSms: false, relation: 'reporter' })).toEqual(['giveMobile']);
});

it('whoever reported is blocked by any of the staff, whatever became of the case, and may then do nothing until that ends', () => {
  const own = (change: Partial<Standing>) => {
    const standing: Standing = { ...free, state: 'open', relation: 'none', ...change };
    return allowedSteps(standing).filter((step) => step === 'block' || step === 'unblock');
  };
  for (const state of states) {
    for (const relation of ['handler', 'left', 'none'] as const) {
      expect(own({ state, relation, blockable: true })).toEqual(['block']);
      expect(own({ state, relation, blockable: true, blocked: true })).toEqual(['unblock']);
      expect(own({ state, relation })).toEqual([]);
      // Who became one of its staff meanwhile is let go.
      expect(own({ state, relation, blocked: true })).toEqual(['unblock']);
    }
    expect(own({ state, relation: 'reporter', blockable: true })).toEqual([]);
    expect(allowedSteps({ ...free, state, relation: 'reporter', blocked: true })).toEqual([]);
  }
});

it.each(states)(
  'whoever reported may do nothing in a case that is %s, of a customer that ended its service',
  (state) => {
    expect(allowedSteps({ ...free, state, relation: 'reporter', withdrawn: true })).toEqual([]);
  },
);

it.each([
  ['handle', 'none', 'open', 'handle'],
  ['rejoin', 'left', 'handled', 'rejoin'],
  ['hold', 'handler', 'handled', 'hold'],
  ['resume', 'handler', 'held', 'resume'],
  ['resume', 'none', 'closed', 'resume'],
  ['close', 'handler', 'held', 'close'],
  ['reject', 'handler', 'handled', 'reject'],
  ['close', 'none', 'open', 'close'],
  ['reject', 'left', 'open', 'reject'],
  ['leave', 'handler', 'held', 'leave'],
  ['send', 'none', 'open', 'handle'],
  ['send', 'handler', 'open', 'handle'],
  ['handle', 'handler', 'open', 'handle'],
  ['hold', 'handler', 'open', 'hold'],
  ['close', 'handler', 'open', 'close'],
  ['leave', 'handler', 'open', 'leave'],
  ['send', 'left', 'open', 'rejoin'],
  ['send', 'handler', 'handled', undefined],
  ['ask', 'none', 'held', 'handle'],
  ['ask', 'left', 'held', 'rejoin'],
  ['rate', 'reporter', 'closed', undefined],
  ['reopen', 'reporter', 'closed', 'crReopen'],
] as const)('%s by %s in a case that is %s is told as %s', (step, relation, state, event) => {
  expect(allowedStep(step, { ...free, state, relation })?.event).toBe(event);
});

it('what the contract says is caused by nothing yet is caused by nothing, and everything else by something', () => {
  const steps = stepSchema.options.flatMap(eventsOf);
  // The first message of a case, the day that a case on hold was to come back, what somebody took along who left for good, and that
  // its reporter had two accounts.
  const others = ['create', 'due', 'erased', 'mergeProfile'];
  const caused = new Set<string>([...others, ...steps]);
  const named = Object.keys(eventMessages) as EventFlag[];
  expect(named.filter((event) => !caused.has(event))).toEqual(eventsToCome);
});

it('sending is told to the database with everybody who may, and what becomes of the case', () => {
  const underWay = { open: 'open', handled: 'handled', held: 'held' };
  const taken = { open: 'handled', handled: 'handled', held: 'held' };
  expect(statesFor('send')).toEqual({ reporter: underWay, handler: taken, none: taken, left: taken });
});
