import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuestionnaire } from '../model/parse.ts';
import type { Item, Keyed, Question, Questionnaire } from '../model/schema.ts';
import { shownItems } from './confirmRule.ts';
import { progress } from './progress.ts';
import { restore, snapshot } from './snapshot.ts';
import { start, transition } from './transition.ts';
import type { Doing, Event, Mode, Output, State, Step } from './types.ts';

const QUESTIONS = ['q0', 'q1', 'q2', 'q3'];
const ITEMS = ['i0', 'i1', 'i2', 'i3'];
const FLAGS = ['red', 'green', 'blue'];
const TOKENS = [...FLAGS, ...ITEMS, 'i0.yes', 'i1.no', 'i2:5'];

function keyed<T extends string | string[]>(value: fc.Arbitrary<T>): fc.Arbitrary<Keyed<T>> {
  const map = fc.dictionary(fc.constantFrom(...TOKENS, 'default'), value, { maxKeys: 3 });
  return fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: map });
}

const effect = fc.record(
  {
    followUp: keyed(fc.constantFrom(...QUESTIONS)),
    flags: keyed(fc.subarray(FLAGS)),
    set: keyed(fc.subarray(['s', 't'])),
    clear: keyed(fc.subarray(['u'])),
  },
  { requiredKeys: [] },
);
const answerEffect = fc.oneof(
  { weight: 9, arbitrary: effect },
  { weight: 1, arbitrary: fc.constant({ abort: true as const }) },
);

function item(id: string): fc.Arbitrary<Item> {
  return fc.oneof(
    fc.constant<Item>({ type: 'text', id }),
    fc.constant<Item>({ type: 'separator' }),
    answerEffect.map((own): Item => ({ type: 'checkbox', id, ...own })),
    fc.constant<Item>({ type: 'checkbox', id, preset: true }),
    fc.tuple(answerEffect, effect).map(([yes, no]): Item => ({ type: 'yesNo', id, yes, no })),
    fc
      .tuple(fc.boolean(), answerEffect)
      .map(([required, own]): Item => ({ type: 'rating', id, required, values: { 5: own } })),
    fc
      .constantFrom('email' as const, 'code' as const)
      .map((subType): Item => ({ type: 'input', id, subType })),
    fc.constant<Item>({ type: 'message', id }),
    effect.map((own): Item => ({ type: 'nextButton', id, ...own })),
    answerEffect.map((own): Item => ({ type: 'nextButton', id, skip: true, ...own })),
    fc.constant<Item>({ type: 'confirm' }),
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

const id = fc.constantFrom(...ITEMS);
const TEXTS = ['a@b.fr', 'ab2c3', 'a@b', 'Merci', '', 'ß'];
const doing: fc.Arbitrary<Doing> = fc.oneof(
  id.map((i): Doing => ({ type: 'CHECK', item: i })),
  fc.tuple(id, fc.boolean()).map(([i, value]): Doing => ({ type: 'YESNO', item: i, value })),
  fc.tuple(id, fc.integer({ min: 0, max: 6 })).map(([i, value]): Doing => ({ type: 'RATE', item: i, value })),
  fc.tuple(id, fc.constantFrom(...TEXTS)).map(([i, text]): Doing => ({ type: 'TYPE', item: i, text })),
  id.map((i): Doing => ({ type: 'COMMIT', item: i })),
  id.map((i): Doing => ({ type: 'NEXT', item: i })),
  fc.constant<Doing>({ type: 'CONFIRM' }),
  fc.constant<Doing>({ type: 'CONFIRM' }),
  fc.subarray(FLAGS).map((flags): Doing => ({ type: 'OUTCOME', flags })),
  fc.constant<Doing>({ type: 'BACK' }),
);

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

/** A person who does many things, most of them possible, and may leave in the end. */
const walk: fc.Arbitrary<Walk> = fc
  .tuple(
    questionnaire,
    fc.subarray(FLAGS),
    fc.constantFrom<Mode>('whole', 'partial'),
    fc.array(doing, { minLength: 5, maxLength: 30 }),
    fc.boolean(),
  )
  .map(([definition, flags, mode, doings, leaves]) => {
    const first = start(definition, flags, mode);
    const moments: Moment[] = [];
    let state = first[0];
    for (const next of leaves ? [...doings, { type: 'ABORT' } as const] : doings) {
      const instance = state.status === 'complete' ? 1 : state.instance;
      const event = { ...next, instance } as Event;
      const [after, outputs] = transition(definition, state, event);
      moments.push({ before: state, event, after, outputs });
      state = after;
    }
    return { definition, first, moments, last: state };
  });

/** Walks of each invariant: 2,000, or as many as the environment asks for (100,000 at night). */
const RUNS = { numRuns: Number(process.env.PARVIS_WALKS ?? 2000) };

/** Long enough for the night; a walk never waits. */
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

/** Where somebody is, and what was said on the way there. */
function placeOf(state: State) {
  const { status, flags, log } = state;
  return status === 'complete'
    ? { status, flags, log }
    : { status, flags, log, questionId: state.questionId, instance: state.instance };
}

describe('whatever a person does', () => {
  test('the definitions walked through are accepted ones', { timeout: PATIENCE }, () => {
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
      const ticks = asked.items.filter((one) => one.type === 'checkbox' && after.answers[one.id] === true);
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

  holds('a snapshot is restored as it was, but for codes', ({ definition, moments, first }) => {
    for (const state of [first[0], ...moments.map(({ after }) => after)]) {
      const kept = snapshot(definition, state);
      const restored = restore(definition, JSON.parse(JSON.stringify(kept))) ?? expect.fail('given up');
      if (JSON.stringify(definition).includes('"code"')) {
        expect(snapshot(definition, restored)).toEqual(kept);
        if (state.status === restored.status) expect(placeOf(restored)).toEqual(placeOf(state));
      } else expect(restored).toEqual(state);
    }
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
        drafts: before.drafts,
        flags: before.flags,
        log: before.log,
        past: before.past,
        history: before.history,
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

  test('appending a confirm twice is appending it once', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(items, (all) => {
        const once = [...shownItems({ items: all })];
        expect(shownItems({ items: once })).toEqual(once);
      }),
      RUNS,
    );
  });
});
