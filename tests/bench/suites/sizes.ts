import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { kilobytes, type Section } from '../figures.ts';
import { packedFile, partSize } from '../partSizes.ts';
import { packed } from './packed.ts';

const REACT = [/^react($|\/)/, /^react-dom($|\/)/];
const OURS = [...REACT, /^@parvis\/(ui|theme)\//];

/** `styles`: minimal sheets of its documentation. */
type Bundle = { label: string; code: string; external: RegExp[]; reach?: string; styles?: string[] };

/** One sheet for all parts. */
const OUR_STYLES = ['@parvis/ui/styles.css'];

const part = (name: string): Bundle => ({
  label: `ui: ${name} with all it needs`,
  code: `export { ${name} } from '@parvis/ui/parts/${name}';`,
  external: REACT,
  styles: OUR_STYLES,
});

const peer = (label: string, from: string, names: string[], styles?: string[]): Bundle => ({
  label,
  code: `export { ${names.join(', ')} } from '${from}';`,
  external: REACT,
  ...(styles && { styles }),
});

const mantineStyles = (...names: string[]): string[] =>
  ['baseline', 'default-css-variables', 'global', ...names].map((name) => `@mantine/core/styles/${name}.css`);

/** One accent and one grey; components in one sheet. */
const RADIX_STYLES = ['tokens/base', 'tokens/colors/blue', 'tokens/colors/gray', 'components'].map(
  (name) => `@radix-ui/themes/${name}.css`,
);

/** kB (gzip) of library-based parts beyond the shared code: see ARCHITECTURE.md. */
const HEAVIEST = { Drawer: 14, Dialog: 10, ImageViewer: 10 };

const FIVE = ['Tile', 'Bubble', 'Rating', 'Select', 'TextField'];

const bundles: Bundle[] = [
  {
    label: 'questionnaire: engine',
    code: `export { start, transition } from '@parvis/questionnaire/engine/transition';
export { snapshot, restore } from '@parvis/questionnaire/engine/snapshot';
export { progress } from '@parvis/questionnaire/engine/progress';`,
    external: REACT,
    reach: '≤ 8 kB',
  },
  {
    label: 'questionnaire: engine and renderer, without the parts it draws with',
    code: `export { Questionnaire } from '@parvis/questionnaire/react/Questionnaire';`,
    external: OURS,
    reach: '≤ 23 kB',
  },
  {
    label: 'questionnaire: engine, renderer, parts',
    code: `export { Questionnaire } from '@parvis/questionnaire/react/Questionnaire';`,
    external: REACT,
    styles: [...OUR_STYLES, '@parvis/questionnaire/styles.css'],
  },
  {
    label: 'survey-core with its React UI',
    code: `export { Model } from 'survey-core'; export { Survey } from 'survey-react-ui';`,
    external: REACT,
  },
  {
    label: 'rjsf with ajv',
    code: `export { default as Form } from '@rjsf/core'; export { default as validator } from '@rjsf/validator-ajv8';`,
    external: REACT,
  },
  part('Tile'),
  peer('MUI: Card with its action area', '@mui/material', [
    'Card',
    'CardActionArea',
    'CardContent',
    'Typography',
  ]),
  peer(
    'Mantine: Card',
    '@mantine/core',
    ['MantineProvider', 'Card', 'Text'],
    mantineStyles('Paper', 'Card', 'Text'),
  ),
  peer('Chakra: Card', '@chakra-ui/react', ['ChakraProvider', 'Card', 'Text', 'defaultSystem']),
  peer('Radix Themes: Card', '@radix-ui/themes', ['Theme', 'Card', 'Text', 'Box'], RADIX_STYLES),
  part('Bubble'),
  peer(
    'chatscope: Message',
    '@chatscope/chat-ui-kit-react',
    ['Message', 'Avatar'],
    ['@chatscope/chat-ui-kit-styles/dist/default/styles.min.css'],
  ),
  part('Rating'),
  peer('MUI: Rating', '@mui/material', ['Rating']),
  peer('Mantine: Rating', '@mantine/core', ['MantineProvider', 'Rating'], mantineStyles('Rating')),
  peer('Chakra: RatingGroup', '@chakra-ui/react', ['ChakraProvider', 'RatingGroup', 'defaultSystem']),
  peer('react-rating: Rating', '@smastrom/react-rating', ['Rating'], ['@smastrom/react-rating/style.css']),
  part('Select'),
  peer('MUI: TextField as a select', '@mui/material', ['TextField', 'MenuItem']),
  peer(
    'Mantine: Select',
    '@mantine/core',
    ['MantineProvider', 'Select'],
    mantineStyles('ScrollArea', 'UnstyledButton', 'Popover', 'Input', 'Combobox'),
  ),
  peer('Chakra: Select', '@chakra-ui/react', [
    'ChakraProvider',
    'Select',
    'Portal',
    'createListCollection',
    'defaultSystem',
  ]),
  peer('Radix Themes: Select', '@radix-ui/themes', ['Theme', 'Select'], RADIX_STYLES),
  part('TextField'),
  peer('MUI: TextField', '@mui/material', ['TextField']),
  peer('Mantine: TextInput', '@mantine/core', ['MantineProvider', 'TextInput'], mantineStyles('Input')),
  peer('Chakra: Field and Input', '@chakra-ui/react', ['ChakraProvider', 'Field', 'Input', 'defaultSystem']),
  peer('Radix Themes: TextField', '@radix-ui/themes', ['Theme', 'TextField', 'Text'], RADIX_STYLES),
  {
    label: 'what every part shares',
    code: `export { styled } from '@parvis/theme/css/classes';`,
    external: REACT,
  },
  {
    label: `ui: ${FIVE.join(', ')} together`,
    code: FIVE.map((name) => `export { ${name} } from '@parvis/ui/parts/${name}';`).join('\n'),
    external: REACT,
    styles: OUR_STYLES,
  },
];

const { resolve } = createRequire(join(import.meta.dirname, '..', 'package.json'));

/** Production build: minified, one file. */
async function sheetOf(styles: string[], folder: string): Promise<string> {
  const entry = join(folder, 'sheet.css');
  writeFileSync(
    entry,
    styles
      .map((name) => readFileSync(name.startsWith('@parvis/') ? packedFile(name) : resolve(name), 'utf8'))
      .join('\n'),
  );
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, cssMinify: true, rolldownOptions: { input: entry } },
  });
  return outputsOf(built)
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('\n');
}

type Built = Awaited<ReturnType<typeof build>>;

const outputsOf = (built: Built) =>
  (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));

async function scriptOf({ code, external }: Bundle, folder: string): Promise<string> {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, code);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [packed, react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external, output: { minify: true } },
    },
  });
  return outputsOf(built)
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('\n');
}

/** Script, sheets, both. */
async function sizesOf(bundle: Bundle) {
  const folder = join(import.meta.dirname, '..', 'dist-sizes');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const texts = [await scriptOf(bundle, folder), bundle.styles ? await sheetOf(bundle.styles, folder) : ''];
  rmSync(folder, { recursive: true, force: true });
  const sum = (of: (text: string) => number) => texts.reduce((all, text) => all + (text ? of(text) : 0), 0);
  const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
  const [script = '', sheet = ''] = texts;
  return {
    script: gzip(script),
    sheet: sheet ? gzip(sheet) : 0,
    gzip: sum(gzip),
    brotli: sum((text) => brotliCompressSync(text).length),
  };
}

/** As phones download them, without React. */
export async function measureSizes(): Promise<Section[]> {
  const rows: string[][] = [];
  for (const bundle of bundles) {
    const { script, sheet, gzip, brotli } = await sizesOf(bundle);
    rows.push([
      bundle.label,
      bundle.reach ?? '',
      kilobytes(gzip),
      kilobytes(script),
      sheet ? kilobytes(sheet) : '–',
      kilobytes(brotli),
    ]);
  }
  for (const [name, reach] of Object.entries(HEAVIEST)) {
    const size = kilobytes(await partSize(name));
    rows.push([`ui: ${name}, beyond what every part shares`, `≤ ${reach} kB`, size, size, '–', '–']);
  }
  return [
    {
      title: 'Sizes, React apart',
      about:
        'One bundle that exports just that, with the provider it needs, minified; beside it the style sheets that it asks for, as few as its documents allow. Of ours one sheet has the rules of all parts. Ours are the packages as they are packed.',
      head: ['', 'to reach (gzip)', 'gzip', 'of it script', 'of it style sheets', 'brotli'],
      rows,
    },
  ];
}
