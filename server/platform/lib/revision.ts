import { createHash } from 'node:crypto';
import { FIRST_REVISION } from '@parvis/api/constants';

/** A number that changes with a text; above the first value of `rev`, and in no order. */
export const revisionOf = (text: string): number =>
  FIRST_REVISION + 1 + createHash('sha256').update(text).digest().readUIntBE(0, 4);
