import type { Questionnaire } from '../model/schema.ts';
import { type Snapshot, snapshot } from './snapshot.ts';
import type { State } from './types.ts';

/** The snapshot that may be stored on a device. Every one may: none holds a verification code. */
export function keepable(definition: Questionnaire, state: State): Snapshot {
  return snapshot(definition, state);
}
