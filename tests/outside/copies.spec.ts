import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { serveFolder } from '../serveFolder.ts';
import { blocksOf, installLine, isProgram } from './readmes.ts';
import { Stranger } from './stranger.ts';

test.skip(!process.env.PARVIS_ALL, 'It installs two projects more: npm run test:all does.');

const blocks = blocksOf('questionnaire');
const program = blocks.find((block) => isProgram(block) && !block.file);
const file = blocks.find(({ language }) => language === 'json');

/** A project with the program of the README, in which a package is installed once more, below one that asks for it. */
class Doubled extends Stranger {
  prepare(name: string, below: string): void {
    for (const line of [installLine('ui'), installLine('questionnaire')])
      test.skip(this.install(line) === 'unreachable', 'The package registry cannot be reached.');
    const modules = join(this.folder, 'node_modules');
    cpSync(join(modules, name), join(modules, below, 'node_modules', name), { recursive: true });
    this.write('played.tsx', program?.lines ?? []);
    this.write('played.html', [
      '<!doctype html><html lang="en"><title>Two</title><link rel="icon" href="data:,">',
      '<div id="root"></div><script type="module" src="/played.tsx"></script></html>',
    ]);
  }

  /** Opens what was built of it. @returns what the console and the errors of the page say, and what closes it */
  async open(page: Page, mode: string): Promise<{ said: readonly string[]; close: () => void }> {
    await this.bundle('played.html', mode, undefined, mode);
    writeFileSync(join(this.folder, mode, 'toilets.json'), (file?.lines ?? []).join('\n'));
    const { url, close } = await serveFolder(join(this.folder, mode));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`${url}/played.html`);
    return { said, close };
  }
}

const modes = ['production', 'development'];

test.describe('two copies of a package', () => {
  const stranger = new Doubled();
  test.beforeAll(() => stranger.prepare('@parvis/ui', '@parvis/questionnaire'));
  test.afterAll(() => stranger.leave());

  for (const mode of modes)
    test(`have their words of one another (${mode})`, async ({ page }) => {
      const { said, close } = await stranger.open(page, mode);
      await page.getByRole('button', { name: 'No', exact: true }).click();
      expect(said.filter((line) => !line.includes('Download the React DevTools'))).toEqual([]);
      close();
    });
});

for (const below of ['@parvis/ui', '@parvis/questionnaire'])
  test.describe(`a second React below ${below}`, () => {
    const stranger = new Doubled();
    test.beforeAll(() => stranger.prepare('react', below));
    test.afterAll(() => stranger.leave());

    for (const mode of modes)
      test(`is told in a sentence (${mode})`, async ({ page }) => {
        const { said, close } = await stranger.open(page, mode);
        await expect.poll(() => said.join('\n')).toMatch(/two copies of React.*npm ls react/is);
        close();
      });
  });
