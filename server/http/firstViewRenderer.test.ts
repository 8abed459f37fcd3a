import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirstViewPage } from '@parvis/api/firstView';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFirstViewRenderer } from './firstViewRenderer.ts';

let folder: string;
let told: unknown[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-app-'));
  told = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const views = () => createFirstViewRenderer(folder, (error) => told.push(error));

/** Build artefact: a module that counts renderings. */
function build(code: string, at = 1): void {
  mkdirSync(join(folder, '.firstView'), { recursive: true });
  const file = join(folder, '.firstView', 'render.js');
  writeFileSync(
    file,
    `let drawn = 0;\nexport async function render({ boot, accepted }) { drawn += 1; ${code} }`,
  );
  utimesSync(file, at, at);
}
const COUNTS =
  'return { html: `$' + '{boot.scan.qrid} $' + '{boot.language} $' + '{accepted} $' + '{drawn}` };';

const page = (qrid: string, language: string, accepted = false): FirstViewPage =>
  ({ boot: { scan: { qrid }, language }, accepted }) as unknown as FirstViewPage;

it('renders a page by code, language and consent, and names the view', async () => {
  build(COUNTS);
  const view = views();
  expect(await view(page('a', 'fr-FR'))).toEqual({ html: 'a fr-FR false 1', of: 'gate' });
  expect(await view(page('b', 'en-US', true))).toEqual({ html: 'b en-US true 2', of: 'menu' });
});
it('reports a failed rendering once, and serves pages without it', async () => {
  build('throw new Error("no such tile");');
  const view = views();
  expect(await view(page('a', 'fr-FR'))).toBeUndefined();
  expect(await view(page('b', 'fr-FR'))).toBeUndefined();
  const failure = new Error('A first view could not be drawn.', { cause: new Error('no such tile') });
  expect(told).toEqual([failure]);
});

it.each([
  ['cannot be read', 'import nothing from "./missing.js";'],
  ['fails as it is loaded', '} throw new Error("half built"); {'],
])('renders once the renderer loads, even with the same time as one that %s', async (_, code) => {
  build(code);
  const view = views();
  expect(await view(page('a', 'fr-FR'))).toBeUndefined();
  expect(told).toHaveLength(1);
  build(COUNTS);
  expect(await view(page('a', 'fr-FR'))).toMatchObject({ html: 'a fr-FR false 1' });
});
