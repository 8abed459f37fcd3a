import { firstCode } from '../lib/causes.ts';

/** Of a transaction that the database gave up since it and another one stood in each other's way (PostgreSQL, appendix A). */
const GIVEN_UP: readonly (string | undefined)[] = ['40P01', '40001'];

/** Whoever stood in the way is through by then; a third one may have come. */
const TRIES = 3;

/** Does something of which nothing was done where it fails, and does it once more where the database gave it up for another. */
export async function onceMore<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !GIVEN_UP.includes(firstCode(error))) throw error;
    return onceMore(work, tries - 1);
  }
}
