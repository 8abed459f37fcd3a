import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playedSchema } from '../model/played.ts';
import type { Item, Question } from '../model/schema.ts';
import { listActions, listEventsSince } from './events.ts';
import { playedOf, replayEvents } from './replay.ts';
import { restore, snapshot } from './snapshot.ts';
import { oneQuestion, opens } from './testing/scenario.ts';
import { start, transition } from './transition.ts';
import type { Action, Event, State } from './types.ts';

const IDS = ['i0', 'i1', 'i2', 'i3', 'i4'];

const item = (id: string): fc.Arbitrary<Item> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.boolean().map((preset): Item => ({ type: 'checkbox', id, preset })) },
    fc.boolean().map((required): Item => ({ type: 'yesNo', id, yes: {}, no: {}, required })),
    fc.boolean().map((required): Item => ({ type: 'rating', id, required })),
    fc.boolean().map((required): Item => ({ type: 'input', id, subType: 'email', required })),
    fc.constant<Item>({ type: 'message', id }),
  );

const question: fc.Arbitrary<Question> = fc
  .tuple(
    fc.tuple(...IDS.map(item)),
    fc.integer({ min: 2, max: IDS.length }),
    fc.boolean(),
    fc.constantFrom('button', 'open', 'auto'),
  )
  .map(([items, count, exclusive, end]) => ({
    items: [
      ...items.slice(0, count),
      ...(end === 'button' ? [{ type: 'confirm' } as const] : []),
      ...(end === 'open' ? [{ type: 'rating', id: 'last' } as const] : []),
    ],
    exclusive,
    followUp: 'only',
  }));

/** Only the text prevents completion. */
const heldUp: fc.Arbitrary<Question> = fc
  .tuple(fc.boolean(), fc.constantFrom<Item['type']>('checkbox', 'rating'))
  .map(([required, type]) => ({
    items: [{ type: 'input', id: 'i0', subType: 'email', required }, { type, id: 'i1' } as Item],
    followUp: 'only',
  }));

const id = fc.constantFrom(...IDS);
const TEXTS = ['a@b.fr', 'c@d.fr', 'a@b', ''];
const change: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: id.map((of): Action => ({ type: 'CHECK', item: of })) },
  fc.tuple(id, fc.boolean()).map(([of, value]): Action => ({ type: 'YESNO', item: of, value })),
  fc
    .tuple(id, fc.integer({ min: 1, max: 3 }))
    .map(([of, value]): Action => ({ type: 'RATE', item: of, value })),
  fc.tuple(id, fc.constantFrom(...TEXTS)).map(([of, text]): Action => ({ type: 'TYPE', item: of, text })),
);
const sent = id.map((of): Action => ({ type: 'COMMIT', item: of }));

function doing(asked: Question, actions: readonly Action[]) {
  const definition = oneQuestion(asked);
  let [state]: [State, ...unknown[]] = [start(definition)[0]];
  const done: Action[] = [];
  for (const action of actions) {
    const instance = state.status === 'complete' ? 0 : state.instance;
    const [after] = transition(definition, state, { ...action, instance } as Event);
    if (after !== state) done.push(action);
    state = after;
  }
  return { definition, state, done };
}

const whole = ({ events: _events, entered: _entered, past: _past, ...rest }: Record<string, unknown>) => rest;

const RUNS = { numRuns: Number(process.env.PARVIS_WALKS ?? 150) };

test('compacted events replay to the same state as all events', { timeout: 3_600_000 }, () => {
  fc.assert(
    fc.property(
      fc.oneof(question, heldUp),
      fc.array(fc.oneof({ weight: 9, arbitrary: change }, { weight: 1, arbitrary: sent }), { maxLength: 60 }),
      (asked, actions) => {
        const { definition, state, done } = doing(asked, actions);
        if (state.status === 'complete') expect.fail('it goes round and round');
        const folded = listActions(state.events);
        expect(folded.length).toBeLessThanOrEqual(done.length);
        const played = replayEvents(definition, state.begun, folded);
        if (!played.ok) expect.fail(`${played.reason} at ${played.at}`);
        expect(whole({ ...played.step[0] })).toEqual(whole({ ...state }));
        expect(restore(definition, snapshot(definition, state))).toEqual(state);
      },
    ),
    RUNS,
  );
});

test('the record of a question does not grow when answers change back and forth', () => {
  fc.assert(
    fc.property(question, fc.array(change, { minLength: 100, maxLength: 300 }), (asked, actions) => {
      const { state } = doing(asked, actions);
      if (state.status === 'complete') expect.fail('it goes round and round');
      const visit = listEventsSince(state.events, state.entered);
      expect(visit.length).toBeLessThanOrEqual(2 * IDS.length);
    }),
    { numRuns: 60 },
  );
});

const boxes = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'checkbox', id: `box${index}` }));

test.each<[string, Item[]]>([
  ['with a button', [...boxes(20), { type: 'confirm' }]],
  ['that waits for a field', [...boxes(20), { type: 'message', id: 'words' }]],
  ['that waits for stars', [...boxes(20), { type: 'rating', id: 'a' }, { type: 'rating', id: 'b' }]],
])('3,000 ticks and unticks still fit into a report: %s', (_what, items) => {
  const definition = oneQuestion({ items });
  const user = opens(definition);
  let seed = 1;
  for (let count = 0; count < 3_000; count += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    if (items.at(-1)?.id === 'b' && count % 7 === 0) user.rates('a', 1 + (seed % 5));
    user.ticks(`box${seed % 20}`);
  }
  const played = playedOf(definition, user.state);
  expect(played.events.length).toBeLessThanOrEqual(24);
  expect(playedSchema.safeParse(played).success).toBe(true);
});

test.each<[string, Item[], (user: ReturnType<typeof opens>, turn: number) => unknown, Action[]]>([
  [
    'a text and stars',
    [
      { type: 'message', id: 'words' },
      { type: 'rating', id: 'stars' },
    ],
    (user, turn) => user.types('words', `Une fuite ${turn}`).rates('stars', 1 + (turn % 4)),
    [
      { type: 'TYPE', item: 'words', text: 'Une fuite 11999' },
      { type: 'RATE', item: 'stars', value: 4 },
    ],
  ],
  [
    'a text that comes and goes, and stars',
    [
      { type: 'input', id: 'mail', subType: 'email', required: false },
      { type: 'rating', id: 'stars' },
      { type: 'rating', id: 'more' },
    ],
    (user, turn) => user.types('mail', turn % 2 === 0 ? 'a@b' : '').rates('stars', 1 + (turn % 4)),
    [{ type: 'RATE', item: 'stars', value: 4 }],
  ],
  [
    'a text, a box and a side',
    [
      { type: 'message', id: 'words' },
      { type: 'checkbox', id: 'box' },
      { type: 'yesNo', id: 'side', yes: {}, no: {} },
    ],
    (user, turn) =>
      user
        .ticks('box')
        .types('words', `${turn}`)
        .answers('side', turn % 3 === 0 ? 'yes' : 'no'),
    [
      { type: 'TYPE', item: 'words', text: '11999' },
      { type: 'YESNO', item: 'side', value: false },
    ],
  ],
])('%s repeated 12,000 times without a button are recorded once each', (_what, items, turns, told) => {
  const definition = oneQuestion({ items });
  const user = opens(definition);
  for (let turn = 0; turn < 12_000; turn += 1) turns(user, turn);
  const played = playedOf(definition, user.state);
  expect(played.events.length).toBeLessThanOrEqual(4);
  expect(played.events).toEqual(expect.arrayContaining(told));
  expect(restore(definition, snapshot(definition, user.state))).toEqual(user.state);
});

test('records a blocking text before the choices made under it', () => {
  const definition = oneQuestion({
    items: [
      { type: 'rating', id: 'stars' },
      { type: 'input', id: 'mail', subType: 'email', required: false },
    ],
  });
  const user = opens(definition)
    .types('mail', 'a@b')
    .rates('stars', 3)
    .types('mail', 'a@b.f')
    .rates('stars', 4);
  expect(playedOf(definition, user.state).events).toEqual([
    { type: 'TYPE', item: 'mail', text: 'a@b.f' },
    { type: 'RATE', item: 'stars', value: 4 },
  ]);
  user.types('mail', '');
  expect(playedOf(definition, user.state).events).toEqual([
    { type: 'TYPE', item: 'mail', text: 'a@b.f' },
    { type: 'RATE', item: 'stars', value: 4 },
    { type: 'TYPE', item: 'mail', text: '' },
  ]);
  expect(user.sees()).toBe('only');
});

test('a record holds at most 5,000 events', () => {
  const events = Array.from({ length: 5_001 }, (): Action => ({ type: 'CHECK', item: 'box' }));
  const record = { flags: [], mode: 'whole' };
  expect(playedSchema.safeParse({ ...record, events: events.slice(1) }).success).toBe(true);
  expect(playedSchema.safeParse({ ...record, events }).success).toBe(false);
});

test('changes that return to the initial answer leave no events', () => {
  const definition = oneQuestion({
    items: [
      { type: 'yesNo', id: 'y', yes: {}, no: {} },
      { type: 'rating', id: 's' },
      { type: 'message', id: 'm' },
      { type: 'confirm' },
    ],
  });
  const user = opens(definition).rates('s', 4).types('m', 'Une fuite').rates('s', 4).types('m', '');
  expect(playedOf(definition, user.state).events).toEqual([]);
  user.answers('y', 'yes').rates('s', 2).answers('y', 'no').rates('s', 5);
  expect(playedOf(definition, user.state).events).toEqual([
    { type: 'YESNO', item: 'y', value: false },
    { type: 'RATE', item: 's', value: 5 },
  ]);
});

test('keeps a choice that prevented completion', () => {
  const definition = oneQuestion({
    items: [...boxes(2), { type: 'rating', id: 's' }, { type: 'input', id: 'mail', subType: 'email' }],
  });
  const user = opens(definition).types('mail', 'a@b.fr').commits('mail').types('mail', 'a@b');
  user.ticks('box0').ticks('box1').rates('s', 3).types('mail', 'a@b.fr');
  user.rates('s', 3).ticks('box0').ticks('box1').rates('s', 3);
  expect(user.sees()).toBe('only');
  expect(restore(definition, snapshot(definition, user.state))).toEqual(user.state);
});
