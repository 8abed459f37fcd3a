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
  /** Name of a story → its file, without its ending. */
  readonly stories: Readonly<Record<string, string>>;
}

const STORIES = '.stories.tsx';

/** The folders of components in a room. */
export const componentsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => name);

function storiesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith(STORIES));
  return Object.fromEntries(
    files.flatMap((file) =>
      [...sourceOf(join(folder, file)).text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => [
        name,
        file.slice(0, -STORIES.length),
      ]),
    ),
  );
}

/** Everything that the pages of parts and screens say and nobody types. */
export async function factsOf(root: string): Promise<Readonly<Record<string, Facts>>> {
  const [parts, screens] = [join(root, 'ui', 'parts'), join(root, 'ui', 'screens')];
  const names = componentsIn(parts);
  const sizes = await sizesOf(root, names);
  const factsIn = (folder: string, name: string): [string, Facts] => [
    name,
    {
      ...propsOf(join(folder, name, `${name}.tsx`), name),
      tokens: folder === parts ? tokensOf(join(folder, name)) : [],
      size: sizes[name],
      stories: storiesOf(join(folder, name)),
    },
  ];
  return Object.fromEntries([
    ...names.map((name) => factsIn(parts, name)),
    ...componentsIn(screens).map((name) => factsIn(screens, name)),
  ]);
}
