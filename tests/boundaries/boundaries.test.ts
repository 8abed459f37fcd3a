import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findViolation, importsOf, isChecked } from './importRules.ts';
import { projectFiles } from './paths.ts';

it("keeps every import within its file's floor", () => {
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

describe('a planted import', () => {
  it.each<[title: string, folder: string, imported: string]>([
    ['theme knows no other room: ui', 'theme', '@parvis/ui/parts/Tile'],
    ['theme holds no React components', 'theme', 'react'],
    ['locales knows no other room', 'locales', '@parvis/theme/palette/keys'],
    ['api knows no interface', 'api', '@parvis/ui/parts/Tile'],
    ['api imports no React', 'api', 'react'],
    [
      'api imports the model of the questionnaire only: engine',
      'api',
      '@parvis/questionnaire/engine/keyedValues',
    ],
    ['ui does not know the wire', 'ui', '@parvis/api/call'],
    ['the engine imports no React', 'questionnaire/engine', 'react'],
    ['the engine imports no interface', 'questionnaire/engine', '@parvis/ui/parts/Tile'],
    ['the engine imports no renderer', 'questionnaire/engine', '../react/Play.tsx'],
    ['the analysis imports no React', 'questionnaire/analysis', 'react-dom'],
    ['the model imports no engine', 'questionnaire/model', '../engine/env.ts'],
    ['questionnaire does not know the wire', 'questionnaire/react', '@parvis/api/call'],
    ['previews need no app', 'previews', '@parvis/app/App'],
    ['app does not know the server', 'app', '@parvis/server/main'],
    ['app imports no node built-ins', 'app/features/cases', 'node:crypto'],
    ['server does not know the interface', 'server', '@parvis/ui/parts/Tile'],
    ['server imports no React', 'server/modules/cases', 'react'],
    ['server imports no React through Stitches', 'server', '@parvis/theme/css/stitches'],
    ['theme stays in its room', 'theme', '../ui/texts.tsx'],
    ['ui stays in its room', 'ui/parts/Tile', '../../../theme/css/stitches.ts'],
    ['no room imports the tests', 'app', '../tests/e2e/people.ts'],
    ['no room imports the scripts', 'server', '../scripts/sources.mjs'],
    ['one file of theme imports Stitches', 'theme', '@stitches/react'],
    ['one component imports vaul', 'ui/parts/Select', 'vaul'],
    ['a phone loads the small zod: app', 'app', 'zod'],
    ['one door leads to the embedded database', 'server/cli/serve', '../../platform/db/embedded/places.ts'],
    ['the platform knows no module', 'server/platform/jobs', '../../modules/cases/openCase.ts'],
    ['modules know no routing', 'server/modules/cases', '../../http/server.ts'],
    ['http knows no command', 'server/http', '../cli/serve/assemble.ts'],
    ['the base of the app knows no feature', 'app/lib/api', '../../features/cases/caseItems.ts'],
    ['the shell knows no feature', 'app/shell', '../features/cases/caseItems.ts'],
    ['helpers of tests stay in their room', 'server/testing', '../../api/call.ts'],
  ])('is found: %s (%s imports %s)', (_, folder, imported) => {
    expect(findViolation(`${folder}/planted.ts`, imported)).toEqual(expect.any(String));
  });

  it.each<[file: string, imported: string]>([
    ['theme/css/stitches.ts', '@stitches/react'],
    ['theme/colour/oklch.ts', 'culori'],
    ['api/probe.ts', '@parvis/questionnaire/model/schema'],
    ['ui/parts/Drawer/Drawer.tsx', 'vaul'],
    ['questionnaire/engine/probe.ts', '../model/schema.ts'],
    ['app/probe.tsx', '@parvis/previews/studio/Studio'],
    ['server/http/probe.ts', 'node:fs'],
    ['server/platform/db/probe.ts', './embedded/startEmbedded.ts'],
    ['server/http/probe.test.ts', '../platform/db/embedded/postmaster.ts'],
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
  ])('is found in %j', (source) => expect(importsOf(source)).toEqual(['@parvis/api/call']));
});
