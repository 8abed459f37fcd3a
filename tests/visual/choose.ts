import { createHash } from 'node:crypto';

/** What is known of a picture that was last found to look as it should. */
export interface Evidence {
  /** Hash of all that the drawing was made of: the story's modules, the browser, the code of these tests. */
  readonly made: string;
  /** Hash of the stored picture. */
  readonly png: string;
}

/** What a run knows before it draws a picture. */
export interface Situation {
  /** The story whose picture it is. */
  readonly story: string;
  /** What is known of the picture from an earlier run; undefined when nothing is. */
  readonly known: Evidence | undefined;
  /** What holds now; `png` is undefined when no picture is stored. */
  readonly now: { readonly made: string; readonly png: string | undefined };
  /** The commit that is looked at, by which the tenth rotates; undefined where nothing tells it. */
  readonly commit: string | undefined;
  /** Asked to draw everything. */
  readonly all: boolean;
}

/** Why a picture is drawn, or that it is not drawn anew. */
export type Choice = 'asked' | 'changed' | 'tenth' | 'unchanged';

/** One story in so many is drawn although nothing of it changed. */
const TURNS = 10;

function hasItsTurn(story: string, commit: string): boolean {
  const hash = createHash('sha256').update(`${story} ${commit}`).digest();
  return hash.readUInt32BE(0) % TURNS === 0;
}

/** Chooses whether a picture is drawn anew: whatever changed, and a tenth of all others, another one for each commit. */
export function choose({ story, known, now, commit, all }: Situation): Choice {
  if (all) return 'asked';
  if (!known || known.made !== now.made || known.png !== now.png) return 'changed';
  return commit === undefined || hasItsTurn(story, commit) ? 'tenth' : 'unchanged';
}
