import type { Flag, Question, Questionnaire } from '../model/schema.ts';
import { isCode, withoutCodes } from './codes.ts';
import { doingsOf, withoutCodeDeeds } from './history.ts';
import { own } from './own.ts';
import { start, transition } from './transition.ts';
import type { Asking, Doing, Event, Frame, Mode, State, Step, Waiting } from './types.ts';

/**
 * What to keep while the page is away: how a questionnaire was begun, and what was done since. Plain JSON without any
 * verification code, which belongs to one version of the definition.
 */
export interface Snapshot {
  readonly version: number;
  readonly flags: readonly Flag[];
  readonly mode: Mode;
  /** That of the state, so that events of before stay stale. */
  readonly instance: number;
  /** What was done, oldest first; BACK has taken back what came before it. */
  readonly events: readonly Doing[];
}

/**
 * The snapshot of a state. Codes are cut out: one that was typed is typed again, and where the outcome of one was
 * awaited, the question is asked again.
 */
export function snapshot(definition: Questionnaire, state: State): Snapshot {
  const { version } = definition;
  const { flags, mode } = state.history;
  if (state.status === 'complete')
    return { version, flags, mode, instance: 0, events: doingsOf(state.history) };
  const question = own(definition.questions, state.questionId);
  const events = question ? keptEvents(state, question) : doingsOf(state.history);
  return { version, flags, mode, instance: state.instance, events };
}

function keptEvents(state: Asking | Waiting, question: Question): Doing[] {
  const { history } = state;
  const { deeds } = history;
  const lost = state.status === 'waiting' && Object.keys(state.answers).some((id) => isCode(question, id));
  const open = lost && deeds ? { ...history, deeds: deeds.before } : history;
  return doingsOf(state.status === 'asking' || lost ? withoutCodeDeeds(open, question) : open);
}

/**
 * The state that a snapshot leads to, played again from the start; nothing where it cannot be played: another version
 * of the definition, an event without effect, or data that is no snapshot.
 */
export function restore(definition: Questionnaire, kept: unknown): State | undefined {
  if (!isSnapshot(kept) || kept.version !== definition.version) return undefined;
  let [state] = start(definition, kept.flags, kept.mode);
  for (const doing of kept.events) {
    if (state.status === 'complete') return undefined;
    const [after] = transition(definition, state, { ...doing, instance: state.instance } as Event);
    if (after === state) return undefined;
    state = after;
  }
  if (state.status === 'complete') return state;
  const { instance } = kept;
  return instance < state.instance
    ? undefined
    : { ...state, instance, past: withoutPastCodes(definition, state.past) };
}

/** What BACK brings back, without the codes that stand in for the real ones. */
function withoutPastCodes(definition: Questionnaire, frame: Frame | null): Frame | null {
  const question = frame && own(definition.questions, frame.questionId);
  if (!question) return frame;
  return {
    ...frame,
    answers: withoutCodes(question, frame.answers),
    drafts: withoutCodes(question, frame.drafts),
    history: withoutCodeDeeds(frame.history, question),
    before: withoutPastCodes(definition, frame.before),
  };
}

/** Why a questionnaire begins anew instead of going on. */
export type Restart = 'version' | 'invalid';

/** A state to go on from, and whether something kept had to be given up for it. */
export interface Resumed {
  readonly step: Step;
  /** `version`: the definition has changed since; `invalid`: what was kept cannot be played in it. */
  readonly restarted: Restart | null;
}

/**
 * Goes on where a snapshot was taken, else begins, and says whether something was given up. Nothing kept is no loss.
 */
export function resume(
  definition: Questionnaire,
  kept: unknown,
  flags: readonly Flag[] = [],
  mode: Mode = 'whole',
): Resumed {
  if (kept === undefined || kept === null) return { step: start(definition, flags, mode), restarted: null };
  const state = restore(definition, kept);
  if (state) return { step: [state, []], restarted: null };
  const other = isRecord(kept) && typeof kept.version === 'number' && kept.version !== definition.version;
  return { step: start(definition, flags, mode), restarted: other ? 'version' : 'invalid' };
}

function isSnapshot(value: unknown): value is Snapshot {
  return (
    isRecord(value) &&
    typeof value.version === 'number' &&
    (value.mode === 'whole' || value.mode === 'partial') &&
    Number.isSafeInteger(value.instance) &&
    Array.isArray(value.flags) &&
    value.flags.every((flag) => typeof flag === 'string') &&
    Array.isArray(value.events)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
