import type { AnswerReport } from '../model/report.ts';
import type { Flag, Questionnaire } from '../model/schema.ts';
import { entriesOf, type Log } from './log.ts';
import { start } from './transition.ts';
import type { Asking, Complete, Frame, Mode, State, Step, Waiting } from './types.ts';

/** A frame without its links: how many entries the log had then. */
type FlatFrame = Omit<Frame, 'log' | 'before'> & { readonly logLength: number };

type Flat<S> = Omit<S, 'log' | 'past'> & {
  readonly log: readonly AnswerReport[];
  readonly past: readonly FlatFrame[];
};

/** A state as plain, flat JSON, with the version of the definition it belongs to. */
export interface Snapshot {
  readonly version: number;
  readonly state: Flat<Asking> | Flat<Waiting> | Complete;
}

/** The state to keep while the page is away. */
export function snapshot(definition: Questionnaire, state: State): Snapshot {
  const { version } = definition;
  if (state.status === 'complete') return { version, state };
  return { version, state: { ...state, log: entriesOf(state.log), past: flatFrames(state.past) } };
}

/**
 * The state that was kept, or nothing where it no longer fits: another version of the definition, a question that
 * is gone, or data that is no snapshot.
 */
export function restore(definition: Questionnaire, kept: unknown): State | undefined {
  if (!isSnapshot(kept, definition)) return undefined;
  const { state } = kept;
  if (state.status === 'complete') return state;
  const logs: Array<Log | null> = [null];
  for (const entry of state.log) logs.push({ entry, before: logs.at(-1) ?? null });
  const past = state.past.reduce<Frame | null>(
    (before, { logLength, ...frame }) => ({ ...frame, log: logs[logLength] ?? null, before }),
    null,
  );
  return { ...state, log: logs.at(-1) ?? null, past };
}

/** Why a questionnaire begins anew instead of going on. */
export type Restart = 'version' | 'invalid';

/** A state to go on from, and whether something kept had to be given up for it. */
export interface Resumed {
  readonly step: Step;
  /** `version`: the definition has changed since; `invalid`: what was kept is no snapshot of it. */
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

function flatFrames(past: Frame | null): FlatFrame[] {
  const frames: FlatFrame[] = [];
  for (let node = past; node; node = node.before) {
    const { log, before: _before, ...frame } = node;
    frames.push({ ...frame, logLength: lengthOf(log) });
  }
  return frames.reverse();
}

function lengthOf(log: Log | null): number {
  let length = 0;
  for (let node = log; node; node = node.before) length += 1;
  return length;
}

function isSnapshot(value: unknown, definition: Questionnaire): value is Snapshot {
  if (!isRecord(value) || value.version !== definition.version || !isRecord(value.state)) return false;
  const { state } = value;
  if (!isStrings(state.flags) || !isLog(state.log)) return false;
  if (state.status === 'complete') return typeof state.aborted === 'boolean';
  return (
    (state.status === 'asking' || state.status === 'waiting') &&
    (state.mode === 'whole' || state.mode === 'partial') &&
    Number.isInteger(state.instance) &&
    (state.pressed === undefined || typeof state.pressed === 'string') &&
    isVisit(state, definition) &&
    Array.isArray(state.past) &&
    state.past.every((frame) => isFrame(frame, definition))
  );
}

function isFrame(value: unknown, definition: Questionnaire): boolean {
  return (
    isRecord(value) &&
    isStrings(value.flags) &&
    Number.isInteger(value.logLength) &&
    isVisit(value, definition)
  );
}

function isVisit(value: Record<string, unknown>, definition: Questionnaire): boolean {
  return (
    typeof value.questionId === 'string' &&
    Object.hasOwn(definition.questions, value.questionId) &&
    isRecord(value.answers) &&
    Object.values(value.answers).every((answer) => ['boolean', 'number', 'string'].includes(typeof answer)) &&
    isRecord(value.drafts) &&
    isStrings(Object.values(value.drafts))
  );
}

function isLog(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry.qstnId === 'string');
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
