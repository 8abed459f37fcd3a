import type { Played } from '../model/played.ts';
import { isRecord } from '../model/record.ts';
import type { Flag, Questionnaire } from '../model/schema.ts';
import { playedOf, run } from './replay.ts';
import { start } from './transition.ts';
import type { Left, Mode, State, Step } from './types.ts';

/** Serializable start and events of a questionnaire, without verification codes; valid for one version of it. */
export interface Snapshot extends Played {
  readonly version: number;
  /** What named exactly this definition, where the host knew. */
  readonly questionnaireId?: string;
  /** That of the state, so that events of before stay stale. */
  readonly instance: number;
  /** What stood in the fields of questions that somebody went back from. */
  readonly left?: Left;
}

/** Takes a snapshot without codes: a typed code must be typed again, an awaited one is asked for again. */
export function snapshot(definition: Questionnaire, state: State, questionnaireId?: string): Snapshot {
  const { version } = definition;
  const instance = state.status === 'complete' ? 0 : state.instance;
  const named = questionnaireId !== undefined && { questionnaireId };
  const left = state.status !== 'complete' && Object.keys(state.left).length > 0 && { left: state.left };
  return { version, ...named, instance, ...left, ...playedOf(definition, state) };
}

/** Restores the state of a snapshot by replaying it; nothing for another definition, an invalid event or invalid data. */
export function restore(
  definition: Questionnaire,
  kept: unknown,
  questionnaireId?: string,
): State | undefined {
  if (!isSnapshot(kept) || isOfAnother(definition, kept, questionnaireId)) return undefined;
  const played = run(definition, kept, kept.events);
  if (!played.ok) return undefined;
  const [state] = played.step;
  if (state.status === 'complete') return state;
  const { instance, left = {} } = kept;
  if (instance < state.instance) return undefined;
  return state.status === 'asking'
    ? { ...state, instance, left }
    : { ...state, instance, left, asked: { ...state.asked, instance, left } };
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
  questionnaireId?: string,
): Resumed {
  if (kept === undefined || kept === null) return { step: start(definition, flags, mode), restarted: null };
  const state = restore(definition, kept, questionnaireId);
  if (state) return { step: [state, []], restarted: null };
  const other = isOfAnother(definition, kept, questionnaireId);
  return { step: start(definition, flags, mode), restarted: other ? 'version' : 'invalid' };
}

/** Whether what was kept says that it belongs to another definition. */
function isOfAnother(
  { version }: Questionnaire,
  kept: unknown,
  questionnaireId: string | undefined,
): boolean {
  if (!isRecord(kept)) return false;
  if (questionnaireId !== undefined && typeof kept.questionnaireId === 'string')
    return kept.questionnaireId !== questionnaireId;
  return typeof kept.version === 'number' && kept.version !== version;
}

function isSnapshot(value: unknown): value is Snapshot {
  return (
    isRecord(value) &&
    typeof value.version === 'number' &&
    (value.mode === 'whole' || value.mode === 'partial') &&
    Number.isSafeInteger(value.instance) &&
    Array.isArray(value.flags) &&
    value.flags.every((flag) => typeof flag === 'string') &&
    Array.isArray(value.events) &&
    (value.left === undefined || isLeft(value.left))
  );
}

const isLeft = (value: unknown): value is Left =>
  isRecord(value) &&
  Object.values(value).every(
    (typed) => isRecord(typed) && Object.values(typed).every((text) => typeof text === 'string'),
  );
