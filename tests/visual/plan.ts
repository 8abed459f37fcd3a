import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Choice, choose } from '../evidence/choose.ts';
import { commitOf } from '../evidence/made.ts';
import { type Entry, entries } from '../storybook/book.ts';
import { type Evidence, evidenceOf, madeOf, PICTURES, pngHash } from './evidence.ts';
import type { Machine } from './machine.ts';
import { type View, viewsOf } from './views.ts';

/** A picture that there should be, and whether it is drawn in this run. */
export interface Planned {
  readonly story: Entry;
  readonly view: View;
  readonly file: string;
  /** Hash of all that it is made of. */
  readonly made: string;
  readonly choice: Choice;
}

/** What a picture is made of now, and the hash of the stored one; undefined when there is none. */
interface Now {
  readonly made: string;
  readonly png: string | undefined;
}

/** Whether a picture need not be looked at: it is there, and both it and what it is made of are as when it was last found right. */
export const isAsKept = (kept: Evidence | undefined, { made, png }: Now): boolean =>
  kept !== undefined && png !== undefined && kept.made === made && kept.png === png;

/** Why a picture is not drawn in this run, as an annotation of its test; undefined when it is drawn. */
export function passedOver(
  choice: Choice,
  { isKnown, folder }: { readonly isKnown: boolean; readonly folder: string },
): { readonly type: 'machine' | 'unchanged'; readonly description: string } | undefined {
  if (!isKnown) return { type: 'machine', description: `no pictures of ${folder}` };
  return choice === 'unchanged'
    ? { type: 'unchanged', description: 'nothing that it is made of has changed since it looked right' }
    : undefined;
}

/** Every view of every matrix. */
export function plan(machine: Machine): readonly Planned[] {
  const known = evidenceOf(machine);
  const made = madeOf(machine);
  const commit = commitOf();
  const all = machine.storing || Boolean(process.env.PARVIS_ALL);
  return entries()
    .filter(({ type, exportName }) => type === 'story' && exportName?.startsWith('Matrix'))
    .flatMap((story) =>
      viewsOf(story).map((view) => {
        const file = `${story.id}.${view.name}.png`;
        const now = { made: made(story.importPath), png: pngHash(machine.folder, file) };
        const choice = choose({ story: story.id, isSame: isAsKept(known[file], now), commit, all });
        return { story, view, file, made: now.made, choice };
      }),
    );
}

/** The pictures of a machine; empty when none of its kind was ever kept. */
export function storedPictures({ folder }: Machine): readonly string[] {
  const path = join(PICTURES, folder);
  return existsSync(path) ? readdirSync(path).filter((file) => file.endsWith('.png')) : [];
}

/**
 * Whether pictures of a machine's kind are kept. Where all of them are gone while the ledger tells of them, each is
 * missing; a folder that goes on purpose goes from the ledger too.
 */
export const isKnownMachine = (
  machine: Machine,
  stored = storedPictures(machine),
  evidence = evidenceOf(machine),
): boolean => stored.length > 0 || Object.keys(evidence).length > 0;
