import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinds } from '../model/kinds/all.ts';
import { isTick, kindOf, typedKindOf } from '../model/kinds/kindOf.ts';
import { parseQuestionnaire } from '../model/parse.ts';
import { type Played, playedSchema } from '../model/played.ts';
import type { Item, Keyed, Pickable, Question, Questionnaire } from '../model/schema.ts';
import { examplesOf } from '../model/testing/examples.ts';
import { listShownItems } from './confirmRule.ts';
import { progress } from './progress.ts';
import { playedOf, replay } from './replay.ts';
import { restore, snapshot } from './snapshot.ts';
import { reopenQuestion, start, transition } from './transition.ts';
import type { Action, Event, Mode, Output, State, Step } from './types.ts';

const QUESTIONS = ['q0', 'q1', 'q2', 'q3'];
const ITEMS = ['i0', 'i1', 'i2', 'i3'];
const FLAGS = ['red', 'green', 'blue'];
const TOKENS = [...FLAGS, ...ITEMS, 'i0.yes', 'i1.no', 'i2:5'];

function keyed<T extends Pickable>(value: fc.Arbitrary<T>): fc.Arbitrary<Keyed<T>> {
  const map = fc.dictionary(fc.constantFrom(...TOKENS, 'default'), value, { maxKeys: 3 });
  return fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: map });
}

const effect = fc.record(
  {
    followUp: keyed<string | null>(fc.constantFrom(...QUESTIONS, null)),
    flags: keyed(fc.subarray(FLAGS)),
    set: keyed(fc.subarray(['s', 't'])),
    clear: keyed(fc.subarray(['u'])),
  },
  { requiredKeys: [] },
);
const answerEffect = fc.oneof(
  { weight: 9, arbitrary: effect },
  { weight: 1, arbitrary: effect.map((dead) => ({ ...dead, abort: true as const })) },
);

function item(id: string): fc.Arbitrary<Item> {
  return fc.oneof(
    fc.constant<Item>({ type: 'text', id }),
    fc.constant<Item>({ type: 'separator' }),
    answerEffect.map((own): Item => ({ type: 'checkbox', id, ...own })),
    fc.constant<Item>({ type: 'checkbox', id, preset: true }),
    fc
      .tuple(answerEffect, effect, fc.boolean())
      .map(([yes, no, required]): Item => ({ type: 'yesNo', id, yes, no, required })),
    fc
      .tuple(fc.boolean(), answerEffect)
      .map(([required, own]): Item => ({ type: 'rating', id, required, values: { 5: own } })),
    fc
      .tuple(fc.constantFrom('email' as const, 'code' as const), fc.boolean())
      .map(([subType, required]): Item => ({ type: 'input', id, subType, required })),
    fc.boolean().map((required): Item => ({ type: 'message', id, required })),
    answerEffect.map((own): Item => ({ type: 'nextButton', id, ...own })),
    answerEffect.map((own): Item => ({ type: 'nextButton', id, skip: true, ...own })),
    fc.constant<Item>({ type: 'confirm' }),
    { weight: 2, arbitrary: fc.constantFrom(...examplesOf(id)) },
  );
}

const items = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => fc.tuple(...ITEMS.slice(0, count).map(item)))
  .filter((all) => all.filter(({ type }) => type === 'confirm').length < 2);

const question: fc.Arbitrary<Question> = fc
  .tuple(
    items,
    effect,
    fc.record(
      {
        exclusive: fc.boolean(),
        reportAnswer: fc.boolean(),
        await: fc.constant<string[]>(['red']),
        abortDefault: fc.record(
          {
            answers: fc.constant({ i0: true }),
            flags: keyed(fc.subarray(FLAGS)),
            set: keyed(fc.subarray(['s'])),
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([shown, own, rest]) => ({ items: shown, ...own, ...rest }));

const questionnaire: fc.Arbitrary<Questionnaire> = fc
  .tuple(question, question, question, question)
  .map((all) => ({
    version: 3,
    start: 'q0',
    questions: Object.fromEntries(all.map((one, index) => [`q${index}`, one])),
  }));

const TEXTS = ['a@b.fr', ' a@b.fr', 'c@d.fr', 'ab2c3', 'AB2C3', 'ab2c4', 'a@b', 'Merci', '', 'ß'];
const id = fc.constantFrom(...ITEMS);
const action: fc.Arbitrary<Action | { type: 'BACK' }> = fc.oneof(
  id.map((i): Action => ({ type: 'CHECK', item: i })),
  fc.tuple(id, fc.boolean()).map(([i, value]): Action => ({ type: 'YESNO', item: i, value })),
  fc
    .tuple(id, fc.integer({ min: 0, max: 6 }))
    .map(([i, value]): Action => ({ type: 'RATE', item: i, value })),
  {
    weight: 3,
    arbitrary: fc
      .tuple(id, fc.constantFrom(...TEXTS))
      .map(([i, text]): Action => ({ type: 'TYPE', item: i, text })),
  },
  { weight: 2, arbitrary: id.map((i): Action => ({ type: 'COMMIT', item: i })) },
  id.map((i): Action => ({ type: 'NEXT', item: i })),
  { weight: 2, arbitrary: fc.constant<Action>({ type: 'CONFIRM' }) },
  fc.subarray(FLAGS).map((flags): Action => ({ type: 'OUTCOME', flags })),
  fc.constant({ type: 'BACK' as const }),
);

function takes(one: Item, { type }: Action | { type: 'BACK' }): boolean {
  const kind = kindOf(one);
  if (type === 'NEXT') return kind.button === true;
  return kind.answers?.by === (type === 'COMMIT' ? 'TYPE' : type);
}

function aimed({ questions }: Questionnaire, state: State, next: Action | { type: 'BACK' }) {
  if (state.status === 'complete' || !('item' in next)) return next;
  const fits = questions[state.questionId]?.items.filter((one) => takes(one, next)) ?? [];
  const item = fits[ITEMS.indexOf(next.item) % Math.max(1, fits.length)]?.id;
  return item === undefined ? next : { ...next, item };
}

interface Moment {
  before: State;
  event: Event;
  after: State;
  outputs: readonly Output[];
}

interface Walk {
  definition: Questionnaire;
  first: Step;
  moments: Moment[];
  last: State;
}

const walk: fc.Arbitrary<Walk> = fc
  .tuple(
    questionnaire,
    fc.subarray(FLAGS),
    fc.constantFrom<Mode>('whole', 'partial'),
    fc.array(action, { minLength: 5, maxLength: 30 }),
    fc.boolean(),
  )
  .map(([definition, flags, mode, actions, leaves]) => {
    const first = start(definition, flags, mode);
    const moments: Moment[] = [];
    let state = first[0];
    for (const next of leaves ? [...actions, { type: 'ABORT' } as const] : actions) {
      const instance = state.status === 'complete' ? 1 : state.instance;
      const event = { ...aimed(definition, state, next), instance } as Event;
      const [after, outputs] = transition(definition, state, event);
      moments.push({ before: state, event, after, outputs });
      state = after;
    }
    return { definition, first, moments, last: state };
  });

/** Per invariant: 150, or the environment's (100,000 at night). */
const RUNS = { numRuns: Number(process.env.PARVIS_WALKS ?? 150) };

const PATIENCE = 3_600_000;

function holds(name: string, check: (walk: Walk) => void) {
  test(name, { timeout: PATIENCE }, () => fc.assert(fc.property(walk, check), RUNS));
}

function reports({ moments }: Walk) {
  return moments.flatMap(({ outputs }) =>
    outputs.flatMap((output) =>
      output.type === 'partial' || output.type === 'final' ? [output.report] : [],
    ),
  );
}

function codesIn(definition: Questionnaire, { events, flags, mode }: Played): string[] {
  let [state] = start(definition, flags, mode);
  return events.flatMap((event) => {
    if (state.status === 'complete') return [];
    const { questionId, instance } = state;
    [state] = transition(definition, state, { ...event, instance });
    const isCode = (one: Item) =>
      one.type === 'input' && one.subType === 'code' && 'item' in event && one.id === event.item;
    return event.type === 'TYPE' && definition.questions[questionId]?.items.some(isCode) ? [event.text] : [];
  });
}

function placeOf(state: State) {
  const { status, flags, log } = state;
  return status === 'complete'
    ? { status, flags, log }
    : { status, flags, log, questionId: state.questionId, instance: state.instance };
}

const walkedThrough = (some: readonly Questionnaire[]): Set<string> =>
  new Set(
    some.flatMap(({ questions }) =>
      Object.values(questions).flatMap(({ items: all }) => all.map(({ type }) => type)),
    ),
  );

describe('for every sequence of actions', () => {
  test('the walks cover every kind of item', () => {
    expect(walkedThrough(fc.sample(questionnaire, 300))).toEqual(new Set(Object.keys(kinds)));
  });

  test('the walks use valid definitions', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(questionnaire, (definition) => parseQuestionnaire(definition).ok),
      RUNS,
    );
  });

  holds('the final result is sent exactly once, and only when complete', (walked) => {
    const finals = reports(walked).filter(({ final }) => final);
    expect(finals.length).toBe(walked.last.status === 'complete' ? 1 : 0);
    for (const { after, outputs } of walked.moments) {
      const ended = outputs.some(({ type }) => type === 'final');
      if (ended && after.status !== 'complete') expect.fail('final, and yet not complete');
    }
  });

  holds('every entry is reported exactly once, in order', (walked) => {
    if (walked.last.status !== 'complete') return;
    expect(reports(walked).flatMap(({ answersArray }) => answersArray)).toEqual(walked.last.log);
  });

  holds('flags only grow, unless a person goes back', ({ moments }) => {
    for (const { before, event, after } of moments) {
      if (event.type === 'BACK') continue;
      const kept = before.flags.every((flag, index) => after.flags[index] === flag);
      if (!kept || new Set(after.flags).size !== after.flags.length) expect.fail(`flags: ${after.flags}`);
    }
  });

  holds('an exclusive question has at most one tick', ({ definition, moments }) => {
    for (const { after } of moments) {
      if (after.status === 'complete') continue;
      const asked = definition.questions[after.questionId];
      if (!asked?.exclusive) continue;
      const ticks = asked.items.filter((one) => isTick(one) && after.answers[one.id ?? ''] === true);
      expect(ticks.length).toBeLessThanOrEqual(1);
    }
  });

  holds('typing never changes the question', ({ moments }) => {
    for (const { before, event, after, outputs } of moments) {
      if (event.type !== 'TYPE') continue;
      expect(outputs).toEqual([]);
      expect([after.status, after.status !== 'complete' && after.instance]).toEqual([
        before.status,
        before.status !== 'complete' && before.instance,
      ]);
    }
  });

  holds('leaving completes in one step', ({ definition, moments }) => {
    for (const { after } of moments) {
      if (after.status === 'complete') continue;
      const [left, outputs] = transition(definition, after, { type: 'ABORT', instance: after.instance });
      const finals = outputs.filter(({ type }) => type === 'final').length;
      if (left.status !== 'complete' || !left.aborted || finals !== 1) expect.fail('still there');
    }
  });

  holds('once complete, the same object comes back', ({ moments }) => {
    for (const { before, after, outputs } of moments) {
      if (before.status !== 'complete') continue;
      expect(after).toBe(before);
      expect(outputs).toEqual([]);
    }
  });

  holds('restores a snapshot to the same state, without codes', ({ definition, moments, first }) => {
    for (const state of [first[0], ...moments.map(({ after }) => after)]) {
      const kept = snapshot(definition, state);
      const restored = restore(definition, JSON.parse(JSON.stringify(kept))) ?? expect.fail('given up');
      if (JSON.stringify(definition).includes('"code"')) {
        expect(restore(definition, snapshot(definition, restored))).toEqual(restored);
        if (state.status === restored.status) expect(placeOf(restored)).toEqual(placeOf(state));
      } else expect(restored).toEqual(state);
    }
  });

  holds('what is answered is what stands in the field', ({ definition, moments }) => {
    for (const { after } of moments) {
      if (after.status === 'complete') continue;
      for (const one of definition.questions[after.questionId]?.items ?? []) {
        const { id = '' } = one;
        const answer = after.answers[id];
        const typed = typedKindOf(one);
        if (typed && answer !== undefined) expect(typed.normalise(one, after.typed[id] ?? '')).toBe(answer);
      }
    }
  });

  holds('a press of a send button never goes unanswered', ({ definition, moments }) => {
    for (const { before, event, after, outputs } of moments) {
      if (event.type !== 'COMMIT' || before.status !== 'asking') continue;
      const { items = [] } = definition.questions[before.questionId] ?? {};
      const isField = items.some((one) => one.id === event.item && typedKindOf(one));
      if (!isField) continue;
      const said = outputs.some(
        (output) => (output.type === 'invalid' || output.type === 'choose') && output.items.length > 0,
      );
      const left = after.status !== 'asking' || after.instance !== before.instance;
      if (said === left) expect.fail('neither on nor told what can be done');
    }
  });

  holds('reopens a question unchanged when its outcome is lost', ({ definition, moments }) => {
    for (const { before, after } of moments) {
      if (after.status !== 'waiting' || before.status !== 'asking') continue;
      const again = reopenQuestion(after);
      const { instance: _instance, ...was } = before;
      expect(again).toMatchObject(was);
      expect(transition(definition, again, { type: 'BACK', instance: after.instance })[0]).toBe(again);
      const restored = restore(definition, snapshot(definition, again));
      expect(restored).toMatchObject({ status: 'asking', questionId: before.questionId });
    }
  });

  holds('replays a completed record to the same report', (walked) => {
    const { definition, last } = walked;
    const played: Played = JSON.parse(JSON.stringify(playedOf(definition, last)));
    const replayed = replay(definition, played);
    if (last.status !== 'complete') {
      expect(replayed).toEqual({ ok: false, at: played.events.length, reason: 'unfinished' });
      return;
    }
    expect(playedSchema.safeParse(played).success).toBe(true);
    expect(replayed).toMatchObject({ ok: true, report: reports(walked).at(-1) });
    const cut = replay(definition, { ...played, events: played.events.slice(0, -1) });
    expect(cut).toEqual({ ok: false, at: played.events.length - 1, reason: 'unfinished' });
    const longer = replay(definition, { ...played, events: [...played.events, { type: 'CONFIRM' }] });
    expect(longer).toEqual({ ok: false, at: played.events.length, reason: 'over' });
    for (const text of codesIn(definition, played)) expect(text).toMatch(/^(aaa..|0|)$/);
  });

  holds('going back undoes a finish', ({ definition, moments }) => {
    for (const { before, event, after, outputs } of moments) {
      const finished =
        before.status === 'asking' &&
        after.status !== 'complete' &&
        after.past !== null &&
        after.past !== before.past;
      if (!finished || event.type === 'BACK') continue;
      expect(outputs.some(({ type }) => type === 'partial')).toBe(false);
      const [undone] = transition(definition, after, { type: 'BACK', instance: after.instance });
      expect(undone).toMatchObject({
        status: 'asking',
        questionId: before.questionId,
        answers: before.answers,
        typed: before.typed,
        sent: before.sent,
        flags: before.flags,
        log: before.log,
        past: before.past,
        events: before.events,
      });
    }
  });

  holds('a stale or mistyped event changes nothing', ({ definition, moments }) => {
    for (const { after } of moments) {
      const instance = after.status === 'complete' ? 1 : after.instance;
      const wrong: unknown[] = [
        { type: 'ABORT', instance: instance + 1 },
        { type: 'DANCE', instance },
        { type: 'CHECK', item: 'constructor', instance },
        { type: 'CHECK', instance },
        { type: 'YESNO', item: 'i0', value: 'yes', instance },
        { type: 'RATE', item: 'i0', value: '5', instance },
        { type: 'TYPE', item: 'i0', text: 5, instance },
        { type: 'OUTCOME', flags: 'red', instance },
        { type: 'OUTCOME', flags: ['red', 7], instance },
        { type: 'NEXT', instance },
        { instance },
        null,
        undefined,
        7,
        'BACK',
      ];
      for (const event of wrong) {
        const [same, outputs] = transition(definition, after, event as Event);
        if (same !== after || outputs.length > 0) expect.fail(`changed by ${JSON.stringify(event)}`);
      }
    }
  });

  holds('the questions left are never more than foretold, nor fewer', ({ definition, moments, last }) => {
    if (last.status !== 'complete' || last.aborted) return;
    let asked = 0;
    for (const { before, after, event } of [...moments].reverse()) {
      if (event.type === 'BACK') return;
      if (before.status === 'complete') continue;
      const finished = after.status === 'complete' || after.instance !== before.instance;
      if (finished) asked += 1;
      const left = before.status === 'waiting' ? asked - 1 : asked;
      const { least, most } = progress(definition, before);
      if (left < least || left > most) expect.fail(`${left} left, foretold ${least} to ${most}`);
    }
  });

  test('appending a confirm is idempotent', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(items, (all) => {
        const once = [...listShownItems({ items: all })];
        expect(listShownItems({ items: once })).toEqual(once);
      }),
      RUNS,
    );
  });
});
