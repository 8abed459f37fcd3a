import type pg from 'pg';
import { expect } from 'vitest';
import { rowsAreBeyondHorizon } from '../events/feed.ts';
import { eventually } from './patience.ts';

/** Waits until all that happened is past: other databases of the same server hold it back while they write. */
export const allIsPast = (pool: pg.Pool): Promise<void> =>
  eventually(async () => expect(await rowsAreBeyondHorizon(pool)).toBe(false));
