import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, entries } from '../storybook/book.ts';
import type { Machine } from './machine.ts';
import { type View, viewsOf } from './views.ts';

/** Per kind of machine. */
export const PICTURES = join(import.meta.dirname, 'pictures');

export interface Planned {
  readonly story: Entry;
  readonly view: View;
  readonly file: string;
}

export const plan = (): readonly Planned[] =>
  entries()
    .filter(({ type, exportName }) => type === 'story' && exportName?.startsWith('Matrix'))
    .flatMap((story) =>
      viewsOf(story).map((view) => ({ story, view, file: `${story.id}.${view.name}.png` })),
    );

export function storedPictures({ folder }: Machine): readonly string[] {
  const path = join(PICTURES, folder);
  return existsSync(path) ? readdirSync(path).filter((file) => file.endsWith('.png')) : [];
}
