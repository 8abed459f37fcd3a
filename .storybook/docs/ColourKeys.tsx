import { surfaceTable } from '@parvis/theme/contrast/surfaces';
import { styled } from '@parvis/theme/css/stitches';
import { type ColourKey, colourKeys } from '@parvis/theme/palette/keys';
import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { inBook } from './inBook.ts';
import { Code } from './parts.tsx';

/** Sources of parts and screens, loaded on demand. */
const sources = import.meta.glob<string>(
  [
    '../../ui/{parts,screens}/*/*.{ts,tsx}',
    '!../../ui/**/*.{stories,test}.{ts,tsx}',
    '!../../ui/**/{story,*Fixture}*',
  ],
  { query: '?raw', import: 'default' },
);

/** Notations of a key in styles: `'$txt'`, `$colors$txt`, `mix('txt', 8)`, `var(--pv-colors-txt)`, `surface: 'bg'`. */
const USES = [/\$(?:colors\$)?(\w+)/g, /\bmix\('(\w+)'/g, /--pv-colors-(\w+)/g, /surface: '(\w+)'/g];
/** Styles shared by parts; other parts have their own page. */
const SHARED = /\/(?:shared\/\w+|[a-z]\w*)\.tsx?$/;
const surfaces = new Map<string, readonly string[]>(surfaceTable.map(({ surface, keys }) => [surface, keys]));

async function readKeys(folder: string): Promise<readonly ColourKey[]> {
  const paths = new Set(Object.keys(sources).filter((path) => path.startsWith(folder)));
  const names = new Set<string>();
  for (const path of paths) {
    const text = (await sources[path]?.()) ?? '';
    for (const [, name = ''] of USES.flatMap((use) => [...text.matchAll(use)]))
      for (const key of surfaces.get(name) ?? [name]) names.add(key);
    for (const [, from = ''] of text.matchAll(/^import (?!type)[^;]* from '(\.[^']+)'/gm)) {
      const imported = `../..${new URL(from, new URL(path.slice('../..'.length), 'file:///')).pathname}`;
      if (SHARED.test(imported) && imported in sources) paths.add(imported);
    }
  }
  return colourKeys.filter((key) => names.has(key));
}

const List = styled('ul', {
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$2',
    minBlockSize: '32px',
    paddingInline: '$3',
    borderRadius: '$round',
    hairline: 'all',
    color: '$txt',
    textDecoration: 'none',
  },
});
const Dot = styled('span', {
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: '$round',
  hairline: 'all',
  forcedColorAdjust: 'none',
});

/** A component's colour keys in the toolbar's palette. */
export const ColourKeys = ({ folder }: { folder: string }) => {
  const [keys, setKeys] = useState<readonly ColourKey[]>();
  useEffect(() => {
    readKeys(folder).then(setKeys);
  }, [folder]);
  if (!keys) return null;
  return (
    <>
      <Heading>Colour keys</Heading>
      {keys.length === 0 && <p>None of its own: it looks as what stands around it.</p>}
      <List aria-label="Colour keys">
        {keys.map((key) => (
          <li key={key}>
            <a {...inBook('/story/colour-keys--keys')}>
              <Dot style={{ backgroundColor: `var(--pv-colors-${key})` }} />
              <Code>{key}</Code>
            </a>
          </li>
        ))}
      </List>
    </>
  );
};
