import type { Played } from '../model/played.ts';
import { isRecord } from '../model/record.ts';
import type { Flag, Questionnaire } from '../model/schema.ts';
import { playedOf, replayEvents } from './replay.ts';
import { start } from './transition.ts';
import type { LeftTexts, Mode, State, Step } from './types.ts';

/** Serializable start and events of one definition version, without codes. */
export interface Snapshot extends Played {
  readonly version: number;
  readonly questionnaireId?: string;
  /** Events of earlier instances stay stale. */
  readonly instance: number;
  readonly left?: LeftTexts;
}

/** Takes a snapshot without codes, which must be typed again. */
export function snapshot(definition: Questionnaire, state: State, questionnaireId?: string): Snapshot {
  const { version } = definition;
  const instance = state.status === 'complete' ? 0 : state.instance;
  const named = questionnaireId !== undefined && { questionnaireId };
  const left = state.status !== 'complete' && Object.keys(state.left).length > 0 && { left: state.left };
  return { version, ...named, instance, ...left, ...playedOf(definition, state) };
}

/** Restores a snapshot by replay; nothing for another definition or invalid data. */
export function restore(
  definition: Questionnaire,
  kept: unknown,
  questionnaireId?: string,
): State | undefined {
  if (!isSnapshot(kept) || isOtherDefinition(definition, kept, questionnaireId)) return undefined;
  const played = replayEvents(definition, kept, kept.events);
  if (!played.ok) return undefined;
  const [state] = played.step;
  if (state.status === 'complete') return state;
  const { instance, left = {} } = kept;
  if (instance < state.instance) return undefined;
  return state.status === 'asking'
    ? { ...state, instance, left }
    : { ...state, instance, left, asked: { ...state.asked, instance, left } };
}

export type Restart = 'version' | 'invalid';

export interface Resumed {
  readonly step: Step;
  /** `version`: changed definition; `invalid`: cannot be replayed. */
  readonly restarted: Restart | null;
}

/** Resumes from a snapshot, else starts over with the reason. */
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
  const other = isOtherDefinition(definition, kept, questionnaireId);
  return { step: start(definition, flags, mode), restarted: other ? 'version' : 'invalid' };
}

function isOtherDefinition(
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
    (value.left === undefined || isLeftTexts(value.left))
  );
}

const isLeftTexts = (value: unknown): value is LeftTexts =>
  isRecord(value) &&
  Object.values(value).every(
    (typed) => isRecord(typed) && Object.values(typed).every((text) => typeof text === 'string'),
  );
