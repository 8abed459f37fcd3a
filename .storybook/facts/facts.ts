import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf } from '../code/source.ts';
import { type Props, propsOf } from './props.ts';
import { type Size, sizesOf } from './sizes.ts';
import { type TokenName, tokensOf } from './tokens.ts';

/** What is known of a component from its source. */
export interface Facts extends Props {
  readonly tokens: readonly TokenName[];
  readonly size: Size | undefined;
  /** The path by which it is imported. */
  readonly path: string;
  /** The parts that a screen is made of, each with a page of its own. */
  readonly parts: readonly string[];
  /** Name of a story → its file, without its ending. */
  readonly stories: Readonly<Record<string, string>>;
}

const STORIES = '.stories.tsx';

/** The folders of components in a room. */
export const componentsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => name);

const storyFilesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(STORIES));

function storiesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    storyFilesIn(folder).flatMap((file) =>
      [...sourceOf(join(folder, file)).text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => [
        name,
        file.slice(0, -STORIES.length),
      ]),
    ),
  );
}

/** What has a page of the book: where it lies, and the path by which it is imported. */
interface Page {
  readonly name: string;
  readonly folder: string;
  readonly path: string;
}

const PART = /\/ui\/parts\/([A-Z]\w*)\//;

/** The parts that the files of a folder import, without what only their stories do. */
function partsIn(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((name) => /^[A-Z]\w*\.tsx$/.test(name));
  const names = files.flatMap((file) =>
    [...sourceOf(join(folder, file)).imported.values()].flatMap(({ from, isType }) =>
      isType ? [] : (PART.exec(from)?.[1] ?? []),
    ),
  );
  return [...new Set(names)].sort();
}

/** A part is a folder; a screen is a file of stories, of which a folder may have several. */
function pagesIn(root: string): readonly Page[] {
  const room = (name: string) => join(root, 'ui', name);
  const parts = componentsIn(room('parts')).map((name) => ({
    name,
    folder: join(room('parts'), name),
    path: `@parvis/ui/parts/${name}`,
  }));
  const screens = componentsIn(room('screens')).flatMap((own) => {
    const folder = join(room('screens'), own);
    return storyFilesIn(folder).map((file) => ({
      name: file.slice(0, -STORIES.length),
      folder,
      path: `@parvis/ui/screens/${own}`,
    }));
  });
  return [...parts, ...screens];
}

/** Everything that the pages of parts and screens say and nobody types. */
export async function factsOf(root: string): Promise<Readonly<Record<string, Facts>>> {
  const pages = pagesIn(root);
  const sizes = await sizesOf(
    root,
    pages.map(({ name, path }) => [name, path]),
  );
  return Object.fromEntries(
    pages.map(({ name, folder, path }) => [
      name,
      {
        ...propsOf(join(folder, `${name}.tsx`), name),
        tokens: tokensOf(folder),
        size: sizes[name],
        path,
        parts: partsIn(folder).filter((part) => part !== name),
        stories: storiesOf(folder),
      },
    ]),
  );
}
