import { createHash } from 'node:crypto';
import { FIRST_REVISION } from '@parvis/api/constants';

/** Above the first value of `rev`; unordered. */
export const hashRevision = (text: string): number =>
  FIRST_REVISION + 1 + createHash('sha256').update(text).digest().readUIntBE(0, 4);
