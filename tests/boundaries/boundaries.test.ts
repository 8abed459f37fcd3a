import { beforeAll, describe, expect, it } from 'vitest';
import { lintPlanted, type Planted } from './plant.ts';

const RESTRICTED = 'noRestrictedImports';
const UNDECLARED = 'noUndeclaredDependencies';
const CYCLE = 'noImportCycles';

type Row = readonly [title: string, folder: string, imported: string, rule: string];

/** One planted import a row: it must be refused by that rule. */
const refused: readonly Row[] = [
  // The floors: imports run down only.
  ['theme knows no other room: ui', 'theme', '@parvis/ui/parts/Tile', RESTRICTED],
  ['theme knows no other room: locales', 'theme', '@parvis/locales/languages', RESTRICTED],
  ['theme holds no React components', 'theme', 'react', RESTRICTED],
  ['locales knows no other room', 'locales', '@parvis/theme/palette/keys', RESTRICTED],
  ['locales holds no React components', 'locales', 'react', RESTRICTED],
  ['api knows no interface', 'api', '@parvis/ui/parts/Tile', RESTRICTED],
  ['api knows no colours', 'api', '@parvis/theme/palette/keys', RESTRICTED],
  ['api imports no React', 'api', 'react', RESTRICTED],
  ['api imports no node built-ins', 'api', 'node:fs', RESTRICTED],
  [
    'api imports the model of the questionnaire only: engine',
    'api',
    '@parvis/questionnaire/engine/env',
    RESTRICTED,
  ],
  [
    'api imports the model of the questionnaire only: renderer',
    'api',
    '@parvis/questionnaire/react/Play',
    RESTRICTED,
  ],
  ['ui does not know the wire', 'ui', '@parvis/api/call', RESTRICTED],
  ['ui does not know the app', 'ui/screens/Chat', '@parvis/app/App', RESTRICTED],
  ['ui does not know the texts', 'ui', '@parvis/locales/translate', RESTRICTED],
  ['ui does not know questionnaires', 'ui', '@parvis/questionnaire/model/schema', RESTRICTED],
  ['ui imports no node built-ins', 'ui', 'node:path', RESTRICTED],
  ['the drawer does not know the wire either', 'ui/parts/Drawer', '@parvis/api/call', RESTRICTED],
  ['the engine imports no React', 'questionnaire/engine', 'react', RESTRICTED],
  ['the engine imports no React runtime', 'questionnaire/engine', 'react/jsx-runtime', RESTRICTED],
  ['the engine imports no interface', 'questionnaire/engine', '@parvis/ui/parts/Tile', RESTRICTED],
  ['the engine imports no theme', 'questionnaire/engine', '@parvis/theme/palette/keys', RESTRICTED],
  ['the engine imports no renderer', 'questionnaire/engine', '../react/Play.tsx', RESTRICTED],
  [
    'the engine imports no renderer from deeper below',
    'questionnaire/engine/deep',
    '../../react/Play.tsx',
    RESTRICTED,
  ],
  ['the flows import no React', 'questionnaire/flows', 'react', RESTRICTED],
  ['the analysis imports no React', 'questionnaire/analysis', 'react-dom', RESTRICTED],
  ['the model imports no engine', 'questionnaire/model', '../engine/env.ts', RESTRICTED],
  ['the model imports no flows', 'questionnaire/model', '../flows/all.ts', RESTRICTED],
  ['the model imports no React', 'questionnaire/model', 'react', RESTRICTED],
  ['questionnaire does not know the wire', 'questionnaire/react', '@parvis/api/call', RESTRICTED],
  ['questionnaire does not know the texts', 'questionnaire/react', '@parvis/locales/translate', RESTRICTED],
  ['previews need no app', 'previews', '@parvis/app/App', RESTRICTED],
  ['previews need no server', 'previews', '@parvis/server/main', RESTRICTED],
  ['previews need no wire', 'previews', '@parvis/api/client', RESTRICTED],
  ['app does not know the server', 'app', '@parvis/server/main', RESTRICTED],
  ['app does not know the sample pages', 'app', '@parvis/previews/samples/One', RESTRICTED],
  ['app imports no node built-ins', 'app/cases', 'node:crypto', RESTRICTED],
  ['app draws no colours of its own', 'app', 'culori', UNDECLARED],
  ['server does not know the interface', 'server', '@parvis/ui/parts/Tile', RESTRICTED],
  ['server does not know the app', 'server/http', '@parvis/app/App', RESTRICTED],
  ['server does not know the previews', 'server', '@parvis/previews/studio', RESTRICTED],
  ['server imports no React', 'server/cases', 'react', RESTRICTED],
  ['server imports no React through the renderer', 'server', '@parvis/questionnaire/react/Play', RESTRICTED],
  ['server imports no React through Stitches', 'server', '@parvis/theme/css/stitches', RESTRICTED],
  // A relative path never leaves its room.
  ['theme stays in its room', 'theme', '../ui/texts.tsx', RESTRICTED],
  ['locales stays in its room', 'locales/fr', '../../api/call.ts', RESTRICTED],
  ['api stays in its room', 'api', '../questionnaire/model/schema.ts', RESTRICTED],
  ['ui stays in its room', 'ui/parts/Tile', '../../../theme/css/stitches.ts', RESTRICTED],
  ['the drawer stays in its room', 'ui/parts/Drawer', '../../../theme/css/stitches.ts', RESTRICTED],
  ['questionnaire stays in its room', 'questionnaire/react', '../../ui/texts.tsx', RESTRICTED],
  ['the engine stays in its room', 'questionnaire/engine', '../../ui/texts.tsx', RESTRICTED],
  ['previews stays in its room', 'previews', '../ui/texts.tsx', RESTRICTED],
  ['app stays in its room', 'app/cases', '../../ui/texts.tsx', RESTRICTED],
  ['server stays in its room', 'server/cases', '../../api/call.ts', RESTRICTED],
  ['no room imports the tests', 'app', '../tests/e2e/people.ts', RESTRICTED],
  ['no room imports the scripts', 'server', '../scripts/sources.mjs', RESTRICTED],
  // Libraries behind one file each.
  ['one file of theme imports Stitches', 'theme', '@stitches/react', RESTRICTED],
  ['no component imports Stitches', 'ui/parts/Tile', '@stitches/react', RESTRICTED],
  ['the drawer imports no Stitches', 'ui/parts/Drawer', '@stitches/react', RESTRICTED],
  ['app imports no Stitches', 'app', '@stitches/react', RESTRICTED],
  ['one component imports vaul', 'ui/parts/Select', 'vaul', RESTRICTED],
  ['no screen imports vaul', 'ui/screens/Chat', 'vaul', RESTRICTED],
  ['app imports no vaul', 'app', 'vaul', RESTRICTED],
  ['a phone loads the small zod: app', 'app', 'zod', RESTRICTED],
  ['a phone loads the small zod: api', 'api', 'zod', RESTRICTED],
  ['a phone loads the small zod: questionnaire', 'questionnaire/model', 'zod', RESTRICTED],
  // The embedded PostgreSQL is a folder with one door.
  ['one door leads to the embedded database', 'server/start', '../store/embedded/places.ts', RESTRICTED],
  ['one door leads there from its neighbours, too', 'server/store', './embedded/owner.ts', RESTRICTED],
  ['helpers of tests stay in their room', 'server/testing', '../../api/call.ts', RESTRICTED],
  ['helpers of tests know no interface', 'server/store/testing', '@parvis/ui/parts/Tile', RESTRICTED],
  // Packages stand in the package file of their room.
  ['an undeclared package', 'app', 'lodash', UNDECLARED],
  ['a package of another room', 'ui', 'wouter', UNDECLARED],
  ['a development package in the product', 'server', 'vitest', UNDECLARED],
  ['a room that is not declared', 'api', '@parvis/theme/palette/keys', UNDECLARED],
];

/** Imports that the house allows, once they are declared: nothing else is held against them. */
const allowed: readonly (readonly [file: string, imported: string])[] = [
  ['theme/css/stitches.ts', '@stitches/react'],
  ['theme/probe.ts', 'zod/mini'],
  ['theme/colour/oklch.ts', 'culori'],
  ['locales/probe.ts', 'i18next'],
  ['api/probe.ts', '@parvis/questionnaire/model/schema'],
  ['api/probe.ts', '@parvis/locales/languages'],
  ['api/probe.ts', 'zod/mini'],
  ['ui/parts/Drawer/Drawer.tsx', 'vaul'],
  ['ui/parts/Tile/Tile.tsx', '@parvis/theme/css/stitches'],
  ['ui/parts/Tile/Tile.tsx', '../../texts.tsx'],
  ['ui/parts/Tile/Tile.tsx', 'react'],
  ['questionnaire/engine/probe.ts', '../model/schema.ts'],
  ['questionnaire/flows/probe.ts', '../model/schema.ts'],
  ['questionnaire/analysis/probe.ts', '../engine/env.ts'],
  ['questionnaire/react/probe.tsx', '@parvis/ui/parts/Tile'],
  ['questionnaire/react/probe.tsx', '../engine/env.ts'],
  ['previews/probe.tsx', '@parvis/ui/parts/Tile'],
  ['app/probe.tsx', '@parvis/previews/studio/Studio'],
  ['app/probe.tsx', '@parvis/api/client'],
  ['app/probe.tsx', '@parvis/questionnaire/react/Play'],
  ['app/probe.tsx', './cases/queries.ts'],
  ['server/http/probe.ts', 'node:fs'],
  ['server/http/probe.ts', 'fastify'],
  ['server/start/probe.ts', '../store/embedded/startEmbedded.ts'],
  ['server/store/probe.ts', './embedded/startEmbedded.ts'],
  ['server/http/probe.test.ts', '../store/embedded/postmaster.ts'],
  ['server/store/testing/probe.ts', '../embedded/places.ts'],
  ['server/http/probe.ts', '@parvis/api/call'],
  ['server/cases/probe.ts', '@parvis/questionnaire/engine/env'],
  ['server/cases/probe.ts', '@parvis/theme/contrast/contrast'],
  ['ui/parts/Tile/Tile.test.tsx', 'vitest'],
  ['tests/e2e/probe.ts', '@parvis/locales/fr/entry'],
  ['scripts/probe.mjs', 'node:fs'],
];

/** An import in each of the ways it can be written: all are seen. */
const ways: Readonly<Record<string, string>> = {
  'a type': "import type { a } from '@parvis/api/call'; export type B = a;",
  'an export from': "export { a } from '@parvis/api/call';",
  'an export of all': "export * from '@parvis/api/call';",
  'an import on demand': "export const b = async () => await import('@parvis/api/call');",
  'a bare import': "import '@parvis/api/call';",
};

/** What a browser or a device offers, used where the house has no place for it. */
const globals: readonly (readonly [title: string, folder: string, used: string])[] = [
  ['ui makes no network call', 'ui/screens/Chat', "fetch('/api')"],
  ['ui opens no stream', 'ui/parts/Bubble', "new EventSource('/api')"],
  ['questionnaire makes no network call', 'questionnaire/react', "fetch('/api')"],
  ['questionnaire stores nothing', 'questionnaire/react', "localStorage.getItem('a')"],
  ['the engine stores nothing', 'questionnaire/engine', 'indexedDB'],
];

const importing = (imported: string) => [`import { a } from '${imported}';`, 'export const b = a;'];
const refusedFile = (index: number) => `${refused[index]?.[1]}/planted${index}.ts`;
const allowedFile = (index: number) => {
  const file = allowed[index]?.[0] ?? '';
  return /\/probe\./.test(file) ? file.replace('probe', `probe${index}`) : file;
};
const wayFile = (index: number) => `ui/parts/way${index}.ts`;
const globalFile = (index: number) => `${globals[index]?.[1]}/global${index}.ts`;

const linesByFile = (): Planted => {
  const files: Record<string, string[]> = {
    'app/cycle/one.ts': importing('./two.ts'),
    'app/cycle/two.ts': ["import { b } from './three.ts';", 'export const a = b;'],
    'app/cycle/three.ts': ["import { b } from './one.ts';", 'export const a = b;'],
  };
  refused.forEach(([, , imported], index) => {
    files[refusedFile(index)] = importing(imported);
  });
  allowed.forEach(([, imported], index) => {
    const lines = [`export { a${index} } from '${imported}';`];
    files[allowedFile(index)] = [...(files[allowedFile(index)] ?? []), ...lines];
  });
  Object.values(ways).forEach((line, index) => {
    files[wayFile(index)] = [line];
  });
  globals.forEach(([, , used], index) => {
    files[globalFile(index)] = [`export const a = () => ${used};`];
  });
  return files;
};

describe('the boundaries of the house', () => {
  let found = new Map<string, Set<string>>();
  beforeAll(() => {
    found = lintPlanted(linesByFile());
  });

  it.each(refused.map((row, index) => [...row, index] as const))(
    'are kept: %s (%s may not import %s)',
    (_title, _folder, _imported, rule, index) => {
      expect([...(found.get(refusedFile(index)) ?? [])]).toContain(rule);
    },
  );

  it.each(Object.keys(ways).map((way, index) => [way, index] as const))(
    'see %s as well as an import',
    (_way, index) => {
      expect([...(found.get(wayFile(index)) ?? [])]).toContain(RESTRICTED);
    },
  );

  it('let no circle of imports arise', () => {
    for (const name of ['one', 'two', 'three']) {
      expect([...(found.get(`app/cycle/${name}.ts`) ?? [])]).toContain(CYCLE);
    }
  });

  it.each(globals.map((row, index) => [...row, index] as const))(
    'are kept: %s (%s may not use %s)',
    (_title, _folder, _used, index) => {
      expect([...(found.get(globalFile(index)) ?? [])]).toContain('noRestrictedGlobals');
    },
  );

  it.each(allowed.map((row, index) => [...row, index] as const))(
    'let %s import %s',
    (_file, _imported, index) => {
      const refusals = [...(found.get(allowedFile(index)) ?? ['nothing was planted'])];
      expect(refusals.filter((rule) => rule !== UNDECLARED)).toEqual([]);
    },
  );
});
