import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { ROOT } from '../../scripts/project.mjs';
import { dataAttributes } from '../../ui/dataAttributes.ts';
import { slots } from '../../ui/slots.ts';
import { printedBlocks } from '../outside/makeItYours.ts';
import { entries, storyUrl } from './book.ts';
import { test } from './reader.ts';

/** True at night, when each page is looked at that has the code of another one. */
const all = Boolean(process.env.PARVIS_ALL);

const inside = (page: Page) => page.frameLocator('#storybook-preview-iframe');
/** A page of documentation alone, without the frame of the book. */
const docs = (book: string, id: string, globals = '') =>
  `${book}/iframe.html?viewMode=docs&id=${id}--docs&globals=${encodeURIComponent(globals)}`;

/** What the page complains about, as it comes. */
function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url)) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** The headings of a page, in their order; `examples` are those of what fills or covers a page, or of what is small. */
const sections = (...examples: readonly string[]) => [
  ...['When to use it', 'Anatomy', 'Import', ...examples],
  ...['Keyboard', 'Properties', 'Accessibility', 'Tokens'],
];
/** Of a part, by what a host draws it otherwise, too. */
const ofPart = (all: readonly string[]) =>
  all.flatMap((one) => (one === 'Properties' ? [one, 'Restyle'] : [one]));
const LARGE = sections('Examples and states', 'Side by side');
const SMALL = ofPart(sections('Examples', 'States'));

/** A page says everything in one order, what it weighs, and which colours it names, where it names some itself. */
async function saysEverything(page: Page, inOrder: readonly string[], colours: boolean): Promise<void> {
  for (const name of ['Use it', 'Take something else'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(inOrder);
  await expect(page.getByText(/^Adds \d+\.\d kB to the \d+\.\d kB that all parts share/)).toBeVisible();
  // What a copied example needs around it, and where that is told.
  const around = page.getByText('Once a page, around all parts, stand UiTextsProvider');
  await expect(around.getByRole('link', { name: 'Make it yours' })).toHaveAttribute('href', /make-it-yours/);
  await expect(page.getByRole('region', { name: 'Keyboard' }).getByRole('row')).not.toHaveCount(0);
  const named = page.getByRole('list', { name: 'Colours' }).getByRole('link');
  await expect(named.first()).toBeVisible({ visible: colours });
  await expect(page.getByRole('button', { name: /copy/i }).first()).toBeVisible();
}

test('every example of a part has its code, with what it imports, and states stand side by side, brought about and named', async ({
  page,
  book,
}) => {
  await page.goto(docs(book, 'parts-button'));
  for (const title of ['Solid', 'Quiet', 'Report', 'Icon alone', 'Loading', 'In a row']) {
    const example = page.getByRole('region', { name: title, exact: true });
    await expect(example).toContainText("import { Button } from '@parvis/ui/parts/Button';");
    await expect(example.getByRole('button', { name: /copy/i })).toBeVisible();
  }
  await expect(page.getByText(/^Adds \d+\.\d kB to the \d+\.\d kB that all parts share/)).toBeVisible();
  // What every button has is named, not listed: `disabled` among it.
  await expect(page.getByText('And every property of a <button>')).toBeVisible();
  const tokens = page.getByRole('list', { name: 'Colours' });
  await expect(tokens.getByRole('link', { name: '$btn1Bg' })).toHaveAttribute('href', /colour-keys/);

  const button = (name: string) =>
    page.locator('figure', { has: page.getByText(name, { exact: true }) }).locator('button');
  const look = (name: string) =>
    button(name).evaluate((element) => {
      const { backgroundImage, backgroundColor, boxShadow, transform, filter, outlineStyle } =
        getComputedStyle(element);
      return [backgroundImage, backgroundColor, boxShadow, transform, filter, outlineStyle].join();
    });
  await expect(button('At rest')).toBeVisible();
  await expect(button('With the focus')).toHaveCSS('outline-style', 'solid');
  await expect(button('At rest')).toHaveCSS('outline-style', 'none');
  const rest = await look('At rest');
  expect(await look('Under a pointer')).not.toBe(rest);
  expect(await look('Pressed')).not.toBe(rest);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

/** How all that stands in a state of a part is drawn. */
const drawnAs = (page: Page, state: string) =>
  page
    .locator('figure', { has: page.getByText(state, { exact: true }) })
    .locator('figcaption + *')
    .evaluate((box) =>
      [...box.querySelectorAll('*')]
        .map((element) => {
          const {
            backgroundImage,
            backgroundColor,
            boxShadow,
            transform,
            filter,
            outlineStyle,
            color,
            borderTopColor,
          } = getComputedStyle(element);
          return [
            backgroundImage,
            backgroundColor,
            boxShadow,
            transform,
            filter,
            outlineStyle,
            color,
            borderTopColor,
          ].join();
        })
        .join(';'),
    );

/** Each state is drawn otherwise than the part at rest. */
async function statesDiffer(page: Page, states: readonly string[]): Promise<void> {
  await expect(
    page
      .locator('figure', { hasText: 'At rest' })
      .getByRole('button', { includeHidden: true })
      .or(page.locator('figure', { hasText: 'At rest' }).getByRole('radio', { includeHidden: true }))
      .first(),
  ).toBeVisible();
  for (const state of states)
    await expect
      .poll(async () => (await drawnAs(page, state)) === (await drawnAs(page, 'At rest')), { message: state })
      .toBe(false);
}

for (const part of ['rating', ...(all ? ['choicegroup'] : [])]) {
  test(`direction and language of a story stay inside it: ${part}`, async ({ page, book }) => {
    await page.goto(docs(book, `parts-${part}`));
    const turned = page.getByRole('region', { name: 'From right to left' }).locator('[dir=rtl][lang=fr]');
    await expect(turned.getByRole('radiogroup')).toBeVisible();
    const root = await page.evaluate(() => [document.documentElement.dir, document.documentElement.lang]);
    expect(root).toEqual(['ltr', 'en']);
    if (part === 'rating') {
      // Of what has no story of its own, too.
      const drawn = (name: string) => page.locator('figure', { has: page.getByText(name, { exact: true }) });
      await expect(drawn('Disabled').getByRole('radiogroup', { includeHidden: true })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(
        drawn('Long words')
          .getByText(/^Anticonstitutionnellement/)
          .first(),
      ).toBeVisible();
    }
    await statesDiffer(page, part === 'rating' ? ['With the focus'] : ['Under a pointer', 'With the focus']);
  });
}

test('a page of a screen draws one story, with its code, and leaves the reader where they are', async ({
  page,
  book,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(docs(book, 'screens-contact'));
  // What stands side by side plays nothing, and is told apart by that nobody reaches it.
  const shown = page.locator('iframe:not([inert] iframe)');
  const frame = page.frameLocator('iframe:not([inert] iframe)');
  await expect(frame.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(shown).toHaveCount(1);
  await expect(page.locator('pre', { hasText: "from '@parvis/ui/screens/Contact'" })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.getByRole('button', { name: 'Other ways' }).click();
  await expect(shown).toHaveAttribute('title', 'Other ways');
  expect(complaints).toEqual([]);
});

for (const [id, names, colours] of [
  ['screens-home', ['With cases', 'Empty', 'On its way'], true],
  ['parts-dialog', ['Open', 'With the focus', 'Long words'], true],
  ...(all
    ? ([
        [
          'parts-confirmdrawer',
          [
            ...['Asked', 'What cannot be taken back', 'A questionnaire asks', 'At work', 'It failed'],
            ...['With the focus', 'Long words'],
          ],
          false,
        ],
      ] as const)
    : []),
] as const)
  test(`what fills or covers a page says everything, has its states side by side, and they play nothing: ${id}`, async ({
    page,
    book,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(docs(book, id));
    await saysEverything(page, id.startsWith('parts-') ? ofPart(LARGE) : LARGE, colours);
    const figures = page.getByRole('group', { name: 'States', exact: true }).locator('figure');
    await expect(figures.locator('figcaption')).toHaveText([...names]);
    for (const name of names) {
      const figure = figures.filter({ has: page.getByText(name, { exact: true }) });
      await figure.scrollIntoViewIfNeeded();
      const inside = figure.frameLocator('iframe');
      await expect(
        inside.locator('#storybook-docs h1, #storybook-docs h2, [role=dialog], [role=alertdialog]').first(),
      ).toBeVisible();
      // Of the page of documentation it stands on nothing is drawn.
      await expect(inside.getByText('When to use it')).toHaveCount(0);
    }
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(complaints).toEqual([]);
  });

for (const [id, inOrder] of [
  ['parts-tile', SMALL],
  ...(all ? ([['screens-chat', LARGE]] as const) : []),
] as const)
  test(`a page says everything in one order, and what it weighs: ${id}`, async ({ page, book }) => {
    await page.goto(docs(book, id));
    await saysEverything(page, inOrder, true);
    if (id !== 'parts-tile') return;
    await statesDiffer(page, ['Under a pointer', 'With the focus', 'Pressed']);
    await expect(page.getByText(/^classNames takes a class of yours/)).toContainText(slots.Tile.join(', '));
    const shown = page.getByRole('region', { name: 'Data attributes' }).getByRole('rowheader');
    await expect(shown).toHaveText(Object.keys(dataAttributes.Tile));
  });

/** The frame of a state, kept in sight while what loads above it moves it: it is pressed once somebody sees it. */
async function stillOf(page: Page, state: string) {
  const figure = page.locator('figure', { has: page.getByText(state, { exact: true }) });
  await figure.evaluate((seen) => {
    const reader: Window & { eye?: ResizeObserver } = window;
    reader.eye?.disconnect();
    reader.eye = new ResizeObserver(() => seen.scrollIntoView({ block: 'center' }));
    reader.eye.observe(document.body);
  });
  return figure.frameLocator('iframe');
}

test('a state that comes of a press stands in a frame: a list that is open, work that goes on, work that failed', async ({
  page,
  book,
}) => {
  await page.goto(docs(book, 'parts-select'));
  for (const state of ['Its list is open', 'Several, open'])
    await expect((await stillOf(page, state)).getByRole('option', { name: 'Résolu' })).toBeVisible();
  await page.goto(docs(book, 'parts-confirmdrawer'));
  await expect((await stillOf(page, 'At work')).locator('[data-busy]')).toBeVisible();
  await expect((await stillOf(page, 'It failed')).getByRole('alert')).toHaveText(/Réessayez/);
  await expect((await stillOf(page, 'Long words')).getByRole('dialog')).toContainText(
    /^Anticonstitutionnellement/,
  );
  await expect((await stillOf(page, 'With the focus')).locator('[data-shown~=focus]')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('what may be changed on a page is spelled out, and changes the part above it', async ({
  page,
  book,
}) => {
  await page.goto(docs(book, 'parts-button'));
  await page.getByText('Change its properties and look').click();
  const table = page.locator('details', { has: page.getByText('Change its properties and look') });
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}\\b`) });
  await expect(row('variant')).toContainText("'quiet'");
  await expect(table.getByText(/^(?:enum|union)$/)).toHaveCount(0);
  const button = table.getByRole('button', { name: 'Envoyer' });
  await expect(button).toBeEnabled();
  await row('disabled').getByRole('button', { name: 'Set boolean' }).click();
  await row('disabled').getByRole('switch').press('Space');
  await expect(button).toBeDisabled();
});

test('the page of a screen leads to the pages of its parts', async ({ page, book }) => {
  await page.goto(docs(book, 'screens-login'));
  const part = page.getByRole('link', { name: 'TextField', exact: true });
  await expect(part).toHaveAttribute('href', './?path=/docs/parts-textfield--docs');
  expect(entries().map(({ id }) => id)).toContain('parts-textfield--docs');
});

test('in the frame of the book a link opens the other page in the colours that it wears, and a search for the name of another library finds the part', async ({
  page,
  book,
}) => {
  await page.goto(`${book}/?path=/docs/introduction--docs&globals=brand:!hex(17734A)`);
  const ground = () =>
    inside(page)
      .locator('html')
      .evaluate((root) => root.style.getPropertyValue('--pv-colors-reportBtnBg'));
  for (const [link, words] of [
    [/^Parts/, /^Something to press/],
    ['$control', /^Every value that parts are drawn with/],
  ] as const) {
    await inside(page).getByRole('link', { name: link }).first().click();
    await expect(inside(page).getByText(words)).toBeVisible();
    await expect(page.getByRole('button', { name: 'The book in your colours' })).toBeVisible();
    await expect.poll(ground).toBe('#17734A');
  }

  const search = page.locator('#storybook-explorer-searchfield');
  for (const [word, part] of [
    ['stars', 'Rating'],
    ['étoiles', 'Rating'],
    ['snackbar', 'Toast'],
    ['bottom sheet', 'Drawer'],
    ['lightbox', 'ImageViewer'],
  ] as const) {
    await search.fill(word);
    await expect(page.getByRole('option', { name: new RegExp(`→ ${part}`) }).first()).toBeVisible();
  }
  await page
    .getByRole('option', { name: /→ ImageViewer/ })
    .first()
    .click();
  await inside(page).getByRole('link', { name: 'ImageViewer' }).click();
  await expect(inside(page).getByRole('heading', { level: 1, name: /Image ?Viewer/ })).toBeVisible();
  // Enter takes the first of what was found: the page of the part before whatever tries it, by whatever name.
  for (const [word, part] of [
    ['star', 'Rating'],
    ['étoile', 'Rating'],
    ['etoiles', 'Rating'],
    ['carte', 'Tile'],
    ['loader', 'Spinner'],
    ['select', 'Select'],
    ['bulle', 'Bubble'],
    ['menu', 'Menu'],
    ['bandeau', 'Banner'],
  ] as const) {
    await search.fill(word);
    await expect(page.getByRole('option').first()).toContainText(new RegExp(`^${part}\\s*Parts`));
  }
  await search.fill('rating');
  await expect(page.getByRole('option').first()).toContainText('Rating');
  await search.press('Enter');
  await expect(inside(page).getByRole('heading', { level: 1, name: 'Rating' })).toBeVisible();
  await search.fill('missing stars');
  await expect(page.getByRole('option', { name: /Missing Stars Are Exposed/ })).toHaveCount(0);
});

if (all)
  test('the key of each contrast stands beside its figure, at any width', async ({ page, book }) => {
    await page.goto(storyUrl(book, 'colour-keys--contrasts'));
    for (const width of [1300, 1000, 700]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      const below = await page.getByRole('rowheader').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const [figure, key] = [cell.querySelector('[aria-hidden]'), cell.querySelector('code')];
          if (!figure || !key) return ['no key'];
          return key.getBoundingClientRect().left < figure.getBoundingClientRect().right
            ? [key.textContent]
            : [];
        }),
      );
      expect([width, below]).toEqual([width, []]);
    }
  });

test('a colour restyles the whole book, and the address keeps it', async ({ page, book }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${book}/?path=/docs/tokens--docs`);
  const ground = () =>
    inside(page)
      .locator('html')
      .evaluate((root) => root.style.getPropertyValue('--pv-colors-btn1Bg'));
  const frame = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--pv-on'));
  await expect.poll(ground).toBe('#1752E3');
  await page.getByRole('button', { name: 'The book in your colours' }).click();
  const field = page.getByRole('textbox', { name: 'A brand colour', exact: true });
  await field.fill('greenish');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Not read as a colour' })).toBeVisible();
  await field.fill('FFD200');
  await field.press('Enter');
  await expect.poll(ground).toBe('#FFD200');
  // On yellow nothing white can be read, in the frame of the book neither.
  await expect.poll(frame).not.toBe('#FFFFFF');
  await expect(page).toHaveURL(/globals=brand:!hex\(FFD200\)/);
  await page.getByLabel('Or choose a logo').setInputFiles(join(ROOT, 'app', 'public', 'icon.svg'));
  await expect(page.getByRole('button', { name: '#1752E3' })).toBeVisible();
  await expect.poll(ground).toBe('#1752E3');
  // That the frame takes it from its address: with the links above.
  await page.goto(storyUrl(book, 'parts-button--solid', { brand: '!hex(17734A)' }));
  const button = page.getByRole('button', { name: 'Envoyer' });
  await expect(button).toHaveCSS('background-color', 'rgb(23, 115, 74)');
  expect(complaints).toEqual([]);
});

test('its first page prints the program of the README, “Make it yours” every command and file that a test does, under its name', async ({
  page,
  book,
}) => {
  const plain = (code: string) => code.trim().replaceAll(/\s+/g, ' ');
  const readme = readFileSync(join(ROOT, 'ui', 'README.md'), 'utf8');
  await page.goto(docs(book, 'introduction'));
  const [, program = ''] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  await expect(page.locator('pre').filter({ hasText: plain(program) })).toHaveCount(1);

  await page.goto(docs(book, 'make-it-yours'));
  const blocks = page.locator('.docblock-source');
  const printed = printedBlocks();
  await expect(blocks).toHaveCount(printed.length);
  for (const [at, { file, code }] of printed.entries()) {
    const block = blocks.nth(at);
    await expect(block.locator('pre')).toContainText(plain(code));
    await expect(block.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    if (file) await expect(page.getByRole('heading', { name: file, exact: true })).toBeVisible();
  }
});

test('every group of tokens has its place', async ({ page, book }) => {
  await page.goto(docs(book, 'tokens'));
  for (const name of ['Space', 'Sizes', 'Letters', 'Radius', 'Shadow', 'Motion', 'Breakpoints'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
});
