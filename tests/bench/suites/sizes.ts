import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { kilobytes, type Section } from '../figures.ts';

const REACT = [/^react($|\/)/, /^react-dom($|\/)/];
const OURS = [...REACT, /^@parvis\/(ui|theme)\//];

type Bundle = { label: string; code: string; external: RegExp[]; reach?: string };

const part = (name: string): Bundle => ({
  label: `ui: ${name} with all it needs`,
  code: `export { ${name} } from '@parvis/ui/parts/${name}';`,
  external: REACT,
});

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
    label: 'questionnaire: engine, renderer, parts, Stitches',
    code: `export { Questionnaire } from '@parvis/questionnaire/react/Questionnaire';`,
    external: REACT,
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
  ...['Tile', 'Bubble', 'Rating', 'Select', 'TextField'].map(part),
  {
    label: 'MUI: TextField',
    code: `export { TextField } from '@mui/material';`,
    external: REACT,
  },
  {
    label: 'Mantine: TextInput and its provider, without styles',
    code: `export { MantineProvider, TextInput } from '@mantine/core';`,
    external: REACT,
  },
  {
    label: 'Chakra: Field, Input and provider',
    code: `export { ChakraProvider, Field, Input, defaultSystem } from '@chakra-ui/react';`,
    external: REACT,
  },
  {
    label: 'Radix Themes: TextField and Theme, without styles',
    code: `export { TextField, Theme } from '@radix-ui/themes';`,
    external: REACT,
  },
];

async function sizeOf({ code, external }: Bundle): Promise<{ gzip: number; brotli: number }> {
  const folder = join(import.meta.dirname, '..', 'dist-sizes');
  const entry = join(folder, 'entry.ts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(entry, code);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external, output: { minify: true } },
    },
  });
  rmSync(folder, { recursive: true, force: true });
  const outputs = Array.isArray(built) ? built : [built];
  const text = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('\n');
  return { gzip: gzipSync(text, { level: 9 }).length, brotli: brotliCompressSync(text).length };
}

/** What a phone loads for each, React apart. */
export async function measureSizes(): Promise<Section[]> {
  const rows: string[][] = [];
  for (const bundle of bundles) {
    const { gzip, brotli } = await sizeOf(bundle);
    rows.push([bundle.label, bundle.reach ?? '', kilobytes(gzip), kilobytes(brotli)]);
  }
  return [
    {
      title: 'Sizes, React apart',
      about:
        'Minified script of one bundle that exports just that; style sheets of the peers are not counted.',
      head: ['', 'to reach (gzip)', 'gzip', 'brotli'],
      rows,
    },
  ];
}
