import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { serveFolder } from '../serveFolder.ts';
import { packedInstead } from './packedInstead.ts';
import { blocksOf, EIGHTEEN, installLine, isProgram, withReact } from './readmes.ts';
import { screensPage } from './screensPage.ts';
import { hearsOf } from './seen.ts';
import { Stranger } from './stranger.ts';

/** Element, library, nested, portal, context. */
const shown = [
  "import '@parvis/ui/styles.css';",
  "import { parts } from '@parvis/locales/en/parts';",
  "import { partTexts } from '@parvis/locales/partTexts';",
  "import { wordsOf } from '@parvis/locales/words';",
  ...[
    'Button',
    'Checkbox',
    'ChoiceGroup',
    'Composer',
    'Dialog',
    'Drawer',
    'ImageViewer',
    'Menu',
    'RadioGroup',
    'Rating',
    'Select',
    'Tabs',
    'TextArea',
    'TextField',
    'Tile',
    'Tooltip',
    'YesNo',
  ].map((name) => `import { ${name} } from '@parvis/ui/parts/${name}';`),
  "import { UiTextsProvider } from '@parvis/ui/texts';",
  "import { StrictMode, useState, version } from 'react';",
  "import { createRoot } from 'react-dom/client';",
  "const words = wordsOf('en-US', parts);",
  'const found: Record<string, string> = {};',
  'const at = (name: string) => (element: Element | null) => { if (element) found[name] = element.tagName; };',
  "const options = [{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }];",
  'const Over = () => {',
  "  const [open, setOpen] = useState('');",
  "  const of = (name: string) => ({ open: open === name, onClose: () => setOpen(''), title: name, ref: at(name) });",
  '  return <>',
  '    {["Dialog", "Drawer", "Viewer"].map((name) => <Button key={name} onClick={() => setOpen(name)}>{"Open " + name}</Button>)}',
  "    <Dialog {...of('Dialog')} /><Drawer {...of('Drawer')} />",
  "    <ImageViewer {...of('Viewer')} images={[{ src: 'data:,', alt: 'None' }]} /></>;",
  '};',
  "createRoot(document.getElementById('root') as HTMLElement).render(",
  '  <StrictMode><UiTextsProvider texts={partTexts(words.t, words.locale())}><main>',
  '    <p role="status" onClick={(event) => { event.currentTarget.textContent = JSON.stringify(found); }}>{version}</p>',
  '    <Tile label="Hygiene" ref={at(\'Tile\')} /><TextField label="Name" maxLength={10} ref={at(\'TextField\')} />',
  '    <TextArea label="Words" maxLength={100} ref={at(\'TextArea\')} /><Select label="Choice" options={options} ref={at(\'Select\')} />',
  '    <Rating label="Stars" ref={at(\'Rating\')} /><YesNo aria-label="Sure" ref={at(\'YesNo\')} />',
  '    <RadioGroup label="One" options={options} ref={at(\'RadioGroup\')} />',
  '    <ChoiceGroup aria-label="Some" name="some" ref={at(\'ChoiceGroup\')}><Checkbox ref={at(\'Checkbox\')}>Yes</Checkbox></ChoiceGroup>',
  "    <Composer onSend={() => {}} ref={at('Composer')} />",
  "    <Tabs label=\"Sides\" entries={[{ id: 'a', label: 'Left', content: 'Left of it' }]} ref={at('Tabs')} />",
  "    <Menu title=\"More\" entries={[{ id: 'a', label: 'First' }]} onChoose={() => {}} ref={at('Menu')}>More</Menu>",
  '    <Tooltip text="Told" ref={at(\'Tooltip\')}><Button>Asked</Button></Tooltip><Over />',
  '  </main></UiTextsProvider></StrictMode>);',
];

const TAGS = {
  Checkbox: 'BUTTON',
  ChoiceGroup: 'DIV',
  Composer: 'FORM',
  Dialog: 'DIV',
  Drawer: 'DIV',
  Menu: 'BUTTON',
  RadioGroup: 'DIV',
  Rating: 'DIV',
  Select: 'BUTTON',
  Tabs: 'DIV',
  TextArea: 'TEXTAREA',
  TextField: 'INPUT',
  Tile: 'BUTTON',
  Tooltip: 'DIV',
  Viewer: 'DIV',
  YesNo: 'DIV',
};

test.skip(!process.env.PARVIS_ALL, 'It installs a second React: npm run test:all does.');

const stranger = new Stranger('^18');
const programsOf = (room: 'ui' | 'questionnaire') =>
  blocksOf(room).filter((block) => isProgram(block) && !block.file);
const file = blocksOf('questionnaire').find(({ language }) => language === 'json');

test.beforeAll(() => {
  for (const line of [installLine('ui'), installLine('questionnaire')])
    test.skip(
      stranger.install(withReact(line, EIGHTEEN)) === 'unreachable',
      'The package registry cannot be reached.',
    );
  for (const room of ['ui', 'questionnaire'] as const)
    for (const [at, { lines }] of programsOf(room).entries()) stranger.write(`${room}${at}.tsx`, lines);
  stranger.write('shown.tsx', shown);
  stranger.write('screens.tsx', screensPage());
  for (const page of ['shown', 'screens', 'questionnaire0'])
    stranger.write(`${page}.html`, [
      '<!doctype html><html lang="en"><title>18</title><link rel="icon" href="data:,">',
      `<div id="root"></div><script type="module" src="/${page}.tsx"></script></html>`,
    ]);
});
test.afterAll(() => stranger.leave());

test('installs on React 18 without warnings, with valid types', () => {
  expect(stranger.typeCheck(['ui0.tsx', 'questionnaire0.tsx', 'shown.tsx'], 'bundler')).toEqual({
    ok: true,
    text: '',
  });
});

for (const mode of ['production', 'development'])
  test(`runs on React 18 (${mode}): refs, opening and closing, without errors`, async ({ page }) => {
    await stranger.bundle('shown.html', mode, undefined, mode);
    const served = await serveFolder(join(stranger.folder, mode));
    const seen = await hearsOf(page, `${served.url}/shown.html`);
    const status = page.getByRole('status').first();
    await expect(status).toHaveText(EIGHTEEN);
    for (const name of ['Dialog', 'Drawer', 'Viewer']) {
      await page.getByRole('button', { name: `Open ${name}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'B' }).click();
    await expect(page.getByRole('combobox')).toHaveText('B');
    await page.getByRole('radiogroup', { name: 'Stars' }).getByRole('radio').nth(3).click();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('menuitem', { name: 'First' })).toBeFocused();
    await page.keyboard.press('Escape');
    await status.click();
    expect(JSON.parse((await status.textContent()) ?? '')).toEqual(TAGS);
    const { said } = await seen();
    expect(said.filter((line) => !line.includes('Download the React DevTools'))).toEqual([]);
    served.close();
  });

test("plays the guide's questionnaire on React 18", async ({ page }) => {
  await stranger.bundle('questionnaire0.html', 'played');
  writeFileSync(join(stranger.folder, 'played', 'toilets.json'), (file?.lines ?? []).join('\n'));
  const served = await serveFolder(join(stranger.folder, 'played'));
  const seen = await hearsOf(page, `${served.url}/questionnaire0.html`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  expect((await seen()).said).toEqual([]);
  served.close();
});

for (const mode of ['production', 'development'])
  test(`draws each screen like its stories on React 18 (${mode}), without errors`, async ({ page }) => {
    await stranger.bundle('screens.html', `screens-${mode}`, undefined, mode, [
      packedInstead(stranger.folder),
    ]);
    const served = await serveFolder(join(stranger.folder, `screens-${mode}`));
    const seen = await hearsOf(page, `${served.url}/screens.html`);
    const screens = await page.evaluate(() => window.screens);
    expect(new Set(screens.map((name) => name.split(':')[0])).size).toBeGreaterThan(30);
    let heard = 0;
    for (const name of screens) {
      await page.evaluate((one) => window.draw(one), name);
      await expect.soft(page.locator('#root > *, [role=dialog]').first(), name).toBeAttached();
      const { said } = await seen();
      const complaints = said.slice(heard).filter((line) => !line.includes('Download the React DevTools'));
      heard = said.length;
      expect.soft([name, complaints]).toEqual([name, []]);
    }
    served.close();
  });
