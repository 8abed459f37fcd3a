import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolation, importsOf, isChecked } from './importRules.ts';
import { projectFiles } from './paths.ts';
import { lintPlanted, type Planted } from './plant.ts';

it('no file of a room imports what its floor may not', () => {
  const files = projectFiles.filter(isChecked);
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) =>
    importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => {
      const why = findViolation(file, specifier);
      return why ? [`${file} imports ${specifier}: ${why}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

describe('an import that is planted', () => {
  it.each<[title: string, folder: string, imported: string]>([
    ['theme knows no other room: ui', 'theme', '@parvis/ui/parts/Tile'],
    ['theme knows no other room: locales', 'theme', '@parvis/locales/languages'],
    ['theme holds no React components', 'theme', 'react'],
    ['locales knows no other room', 'locales', '@parvis/theme/palette/keys'],
    ['locales holds no React components', 'locales', 'react'],
    ['api knows no interface', 'api', '@parvis/ui/parts/Tile'],
    ['api knows no colours', 'api', '@parvis/theme/palette/keys'],
    ['api imports no React', 'api', 'react'],
    ['api imports no node built-ins', 'api', 'node:fs'],
    ['api imports the model of the questionnaire only: engine', 'api', '@parvis/questionnaire/engine/keyed'],
    ['api imports the model of the questionnaire only: renderer', 'api', '@parvis/questionnaire/react/Play'],
    ['ui does not know the wire', 'ui', '@parvis/api/call'],
    ['ui does not know the app', 'ui/screens/Chat', '@parvis/app/App'],
    ['ui does not know the texts', 'ui', '@parvis/locales/translate'],
    ['ui does not know questionnaires', 'ui', '@parvis/questionnaire/model/schema'],
    ['ui imports no node built-ins', 'ui', 'node:path'],
    ['the drawer does not know the wire either', 'ui/parts/Drawer', '@parvis/api/call'],
    ['the engine imports no React', 'questionnaire/engine', 'react'],
    ['the engine imports no React runtime', 'questionnaire/engine', 'react/jsx-runtime'],
    ['the engine imports no interface', 'questionnaire/engine', '@parvis/ui/parts/Tile'],
    ['the engine imports no theme', 'questionnaire/engine', '@parvis/theme/palette/keys'],
    ['the engine imports no renderer', 'questionnaire/engine', '../react/Play.tsx'],
    ['the engine imports no renderer from deeper below', 'questionnaire/engine/deep', '../../react/Play.tsx'],
    ['the flows import no React', 'questionnaire/flows', 'react'],
    ['the analysis imports no React', 'questionnaire/analysis', 'react-dom'],
    ['the model imports no engine', 'questionnaire/model', '../engine/env.ts'],
    ['the model imports no flows', 'questionnaire/model', '../flows/all.ts'],
    ['the model imports no React', 'questionnaire/model', 'react'],
    ['questionnaire does not know the wire', 'questionnaire/react', '@parvis/api/call'],
    ['questionnaire does not know the texts', 'questionnaire/react', '@parvis/locales/translate'],
    ['previews need no app', 'previews', '@parvis/app/App'],
    ['previews need no server', 'previews', '@parvis/server/main'],
    ['previews need no wire', 'previews', '@parvis/api/client'],
    ['app does not know the server', 'app', '@parvis/server/main'],
    ['app does not know the sample pages', 'app', '@parvis/previews/samples/One'],
    ['app imports no node built-ins', 'app/cases', 'node:crypto'],
    ['server does not know the interface', 'server', '@parvis/ui/parts/Tile'],
    ['server does not know the app', 'server/http', '@parvis/app/App'],
    ['server does not know the previews', 'server', '@parvis/previews/studio'],
    ['server imports no React', 'server/cases', 'react'],
    ['server imports no React through the renderer', 'server', '@parvis/questionnaire/react/Play'],
    ['server imports no React through Stitches', 'server', '@parvis/theme/css/stitches'],
    ['theme stays in its room', 'theme', '../ui/texts.tsx'],
    ['locales stays in its room', 'locales/fr', '../../api/call.ts'],
    ['api stays in its room', 'api', '../questionnaire/model/schema.ts'],
    ['ui stays in its room', 'ui/parts/Tile', '../../../theme/css/stitches.ts'],
    ['the drawer stays in its room', 'ui/parts/Drawer', '../../../theme/css/stitches.ts'],
    ['questionnaire stays in its room', 'questionnaire/react', '../../ui/texts.tsx'],
    ['the engine stays in its room', 'questionnaire/engine', '../../ui/texts.tsx'],
    ['previews stays in its room', 'previews', '../ui/texts.tsx'],
    ['app stays in its room', 'app/cases', '../../ui/texts.tsx'],
    ['server stays in its room', 'server/cases', '../../api/call.ts'],
    ['no room imports the tests', 'app', '../tests/e2e/people.ts'],
    ['no room imports the scripts', 'server', '../scripts/sources.mjs'],
    ['one file of theme imports Stitches', 'theme', '@stitches/react'],
    ['no component imports Stitches', 'ui/parts/Tile', '@stitches/react'],
    ['the drawer imports no Stitches', 'ui/parts/Drawer', '@stitches/react'],
    ['app imports no Stitches', 'app', '@stitches/react'],
    ['one component imports vaul', 'ui/parts/Select', 'vaul'],
    ['no screen imports vaul', 'ui/screens/Chat', 'vaul'],
    ['app imports no vaul', 'app', 'vaul'],
    ['a phone loads the small zod: app', 'app', 'zod'],
    ['a phone loads the small zod: api', 'api', 'zod'],
    ['a phone loads the small zod: questionnaire', 'questionnaire/model', 'zod'],
    ['one door leads to the embedded database', 'server/start', '../store/embedded/places.ts'],
    ['one door leads there from its neighbours, too', 'server/store', './embedded/owner.ts'],
    ['helpers of tests stay in their room', 'server/testing', '../../api/call.ts'],
    ['helpers of tests know no interface', 'server/store/testing', '@parvis/ui/parts/Tile'],
  ])('is found: %s (%s imports %s)', (_, folder, imported) => {
    expect(findViolation(`${folder}/planted.ts`, imported)).toEqual(expect.any(String));
  });

  it.each<[file: string, imported: string]>([
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
    ['server/cases/probe.ts', '@parvis/questionnaire/engine/keyed'],
    ['server/cases/probe.ts', '@parvis/theme/contrast/contrast'],
    ['ui/parts/Tile/Tile.test.tsx', 'vitest'],
  ])('is allowed: %s imports %s', (file, imported) => {
    expect(findViolation(file, imported)).toBeUndefined();
  });

  it.each([
    "import type { a } from '@parvis/api/call';",
    "export { a } from '@parvis/api/call';",
    "export * from '@parvis/api/call';",
    "export const b = async () => await import('@parvis/api/call');",
    "import '@parvis/api/call';",
    "import { \n  a, \n } from '@parvis/api/call';",
  ])('is seen in %j', (source) => expect(importsOf(source)).toEqual(['@parvis/api/call']));
});

/** Sources that Biome refuses: path → its lines and the rule. */
const planted: Readonly<Record<string, readonly [line: string, rule: string]>> = {
  // app draws no colours of its own
  'app/undeclared0.ts': ["export { a } from 'culori';", 'noUndeclaredDependencies'],
  // an undeclared package
  'app/undeclared1.ts': ["export { a } from 'lodash';", 'noUndeclaredDependencies'],
  // a package of another room
  'ui/undeclared2.ts': ["export { a } from 'wouter';", 'noUndeclaredDependencies'],
  // a development package in the product
  'server/undeclared3.ts': ["export { a } from 'vitest';", 'noUndeclaredDependencies'],
  // a room that is not declared
  'api/undeclared4.ts': ["export { a } from '@parvis/theme/palette/keys';", 'noUndeclaredDependencies'],
  'ui/screens/Chat/global0.ts': ["export const a = () => fetch('/api');", 'noRestrictedGlobals'],
  'ui/parts/Bubble/global1.ts': ["export const a = () => new EventSource('/api');", 'noRestrictedGlobals'],
  'questionnaire/react/global2.ts': [
    "export const a = () => localStorage.getItem('a');",
    'noRestrictedGlobals',
  ],
  'questionnaire/engine/global3.ts': ['export const a = () => indexedDB;', 'noRestrictedGlobals'],
  'app/cycle/one.ts': ["export { a } from './two.ts';", 'noImportCycles'],
  'app/cycle/two.ts': ["export { a } from './one.ts';", 'noImportCycles'],
};
const lines: Planted = Object.fromEntries(Object.entries(planted).map(([path, [line]]) => [path, [line]]));

describe('Biome', () => {
  let found = new Map<string, Set<string>>();
  beforeAll(() => {
    found = lintPlanted({ ...lines, 'app/allowed.ts': ["export { a } from '@parvis/api/call';"] });
  });

  it.each(Object.entries(planted))('refuses in %s: %s', (path, [, rule]) => {
    expect([...(found.get(path) ?? [])]).toContain(rule);
  });

  it('lets a room import what it declares', () => expect(found.get('app/allowed.ts')).toEqual(new Set()));
});
