import { createHash } from 'node:crypto';

/** What a run knows before it tries a story again. */
export interface Situation {
  /** The story, or the file of stories. */
  readonly story: string;
  /** All that it is made of, and all that was kept of it, is as it was when it was last found right. */
  readonly isSame: boolean;
  /** The commit that is looked at, by which the tenth rotates; undefined where nothing tells it. */
  readonly commit: string | undefined;
  /** Asked to try everything. */
  readonly all: boolean;
}

/** Why a story is tried, or that it is not tried anew. */
export type Choice = 'asked' | 'changed' | 'tenth' | 'unchanged';

/** One story in so many is tried although nothing of it changed. */
const TURNS = 10;

function hasItsTurn(story: string, commit: string): boolean {
  const hash = createHash('sha256').update(`${story} ${commit}`).digest();
  return hash.readUInt32BE(0) % TURNS === 0;
}

/** Chooses whether a story is tried anew: whatever changed, and a tenth of all others, another one for each commit. */
export function choose({ story, isSame, commit, all }: Situation): Choice {
  if (all) return 'asked';
  if (!isSame) return 'changed';
  return commit === undefined || hasItsTurn(story, commit) ? 'tenth' : 'unchanged';
}
