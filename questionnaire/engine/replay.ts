import { asSeen } from '../model/asSeen.ts';
import type { Action, Played } from '../model/played.ts';
import type { AnswerReport, FinalReport } from '../model/report.ts';
import type { Flag, Questionnaire } from '../model/schema.ts';
import { applyAction } from './applyAction.ts';
import { hasPlaceholderCode, isVerificationCodeField, redactCodes } from './codes.ts';
import { enterQuestion } from './enterQuestion.ts';
import { appendEvent } from './eventCompaction.ts';
import { type EventList, listActions, listEventsSince } from './events.ts';
import { getOwn, mergeUnique } from './keyedValues.ts';
import { entriesOf } from './regroup.ts';
import type { Asking, Complete, Mode, StartOptions, State, Step, Waiting } from './types.ts';
import { findExceededLimit } from './typing.ts';

export function enterFirstQuestion(definition: Questionnaire, flags: readonly Flag[], mode: Mode): Step {
  const given = mergeUnique([], flags);
  const nothingDone = { log: null, events: null, past: null, left: {} };
  return enterQuestion(definition, definition.start, {
    begun: { flags: given, mode },
    instance: 1,
    flags: given,
    ...nothingDone,
  });
}

interface TooLong {
  readonly ok: false;
  readonly at: number;
  readonly reason: 'tooLong';
  readonly max: number;
}

type ReplayedEvents =
  | { readonly ok: true; readonly step: Step }
  | { readonly ok: false; readonly at: number; readonly reason: 'impossible' | 'over' }
  | TooLong;

/**
 * Skips events without effect. Never throws.
 * @param whole texts must fit their field instead of being truncated
 */
export function replayEvents(
  definition: Questionnaire,
  { flags, mode }: StartOptions,
  events: readonly Action[],
  whole = false,
): ReplayedEvents {
  let step = enterFirstQuestion(definition, flags, mode);
  for (const [at, action] of events.entries()) {
    const [state] = step;
    if (state.status === 'complete') return { ok: false, at, reason: 'over' };
    const next = typeof action === 'object' && action !== null && applyAction(definition, state, action);
    if (!next) return { ok: false, at, reason: 'impossible' };
    const max = whole ? findExceededLimit(getOwn(definition.questions, state.questionId), action) : undefined;
    if (max !== undefined) return { ok: false, at, reason: 'tooLong', max };
    step = next;
  }
  return { ok: true, step };
}

export type Replayed =
  | { readonly ok: true; readonly state: Complete; readonly report: FinalReport }
  /** Of the event that is `impossible` or after the end (`over`); the number of events if `unfinished`. */
  | { readonly ok: false; readonly at: number; readonly reason: 'impossible' | 'over' | 'unfinished' }
  | TooLong;

/**
 * Replays to the final report, with questions as the page saw them; pure, never throws. Rejects texts longer than their
 * field: our pages never record them.
 */
export function replay(definition: Questionnaire, { events, unknown, ...begun }: Played): Replayed {
  const played = replayEvents(asSeen(definition, unknown), begun, events, true);
  if (!played.ok) return played;
  const [state, outputs] = played.step;
  const final = outputs.find((output) => output.type === 'final');
  if (state.status !== 'complete' || !final) return { ok: false, at: events.length, reason: 'unfinished' };
  return { ok: true, state, report: final.report };
}

export type ReplayedPart =
  | {
      readonly ok: true;
      readonly complete: boolean;
      readonly aborted: boolean;
      readonly entries: readonly AnswerReport[];
    }
  | Extract<Replayed, { ok: false }>;

/** Replays events that may stop early, to the questions answered so far; pure, never throws. */
export function replayPart(definition: Questionnaire, { events, unknown, ...begun }: Played): ReplayedPart {
  const played = replayEvents(asSeen(definition, unknown), begun, events, true);
  if (!played.ok) return played;
  const [state] = played.step;
  if (state.status === 'complete')
    return { ok: true, complete: !state.aborted, aborted: state.aborted, entries: state.log };
  return { ok: true, complete: false, aborted: false, entries: entriesOf(state.log) };
}

/** All events for storage or sending, without verification codes. */
export function playedOf(definition: Questionnaire, state: State): Played {
  const { begun } = state;
  const events = listStorableEvents(definition, state);
  const { unknownKinds } = definition;
  return {
    flags: [...begun.flags],
    mode: begun.mode,
    events: redactCodes(definition, events),
    ...(unknownKinds && { unknown: [...unknownKinds] }),
  };
}

function listStorableEvents(definition: Questionnaire, state: State): EventList[] {
  if (state.status === 'complete') return listEventsSince(state.events, null);
  const question = getOwn(definition.questions, state.questionId);
  if (
    state.status === 'waiting' &&
    Object.keys(state.answers).some((id) => isVerificationCodeField(question, id))
  )
    return listStorableEvents(definition, state.asked);
  if (state.status === 'waiting') return listEventsSince(state.events, null);
  return listEventsSince(clearOpenCodes(definition, state), null);
}

function clearOpenCodes(definition: Questionnaire, state: Asking): EventList | null {
  const { events, entered, questionId, typed, sent } = state;
  const question = getOwn(definition.questions, questionId);
  if (!question) return events;
  return Object.entries(typed).reduce<EventList | null>((list, [item, was]) => {
    if (!isVerificationCodeField(question, item)) return list;
    const action = { type: 'TYPE', item, text: '' } as const;
    return appendEvent(
      list,
      { action, questionId, change: { item, was, now: undefined } },
      { question, entered, sent },
    );
  }, events);
}

export function replayToPreviousQuestion(
  definition: Questionnaire,
  { begun, past }: Asking | Waiting,
): Asking | undefined {
  if (!past) return undefined;
  const asked = replayToQuestion(definition, begun, past.events);
  if (!asked || !hasPlaceholderCode(definition, asked.events, asked.entered)) return asked;
  return replayToQuestion(definition, begun, clearOpenCodes(definition, asked));
}

/** Number of questions that BACK can return to. */
export function countPreviousQuestions(definition: Questionnaire, state: State): number {
  let behind = 0;
  for (let at = state; at.status !== 'complete'; behind += 1) {
    const before = replayToPreviousQuestion(definition, at);
    if (!before) break;
    at = before;
  }
  return behind;
}

function replayToQuestion(
  definition: Questionnaire,
  begun: StartOptions,
  events: EventList | null,
): Asking | undefined {
  const played = replayEvents(definition, begun, listActions(events));
  if (!played.ok) return undefined;
  const [state] = played.step;
  return state.status === 'asking' ? state : undefined;
}
