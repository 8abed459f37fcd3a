import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { silentStories } from './silentStories.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Stories that assert nothing, by why they need not: axe looks at each. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  'controls of the panel, to be tried by hand: OwnColoursAreDrawn is played with some': [
    'ColourKeys/OwnColoursByControls',
  ],
};

const pages = ['ui', 'questionnaire', 'previews', 'theme', 'app', '.storybook'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx') && !path.includes('node_modules'))
    .map((path) => join(ROOT, room, path)),
);

describe('a story', () => {
  it('asserts what its title says, or stands among the looks', () => {
    expect(pages.length).toBeGreaterThan(60);
    const silent = pages.flatMap((page) =>
      silentStories(readFileSync(page, 'utf8')).map((name) => `${basename(page, '.stories.tsx')}/${name}`),
    );
    expect(silent.sort()).toEqual(Object.values(LOOKS).flat().sort());
  });

  it.each([
    ['by itself', 'export const A: Story = {\n  play: async () => {\n    await expect(1);\n  },\n};', []],
    [
      'not by pressing alone',
      'export const A: Story = {\n  play: async ({ canvas }) => {\n    await userEvent.click(canvas.getByRole());\n  },\n};',
      ['A'],
    ],
    [
      'by what it calls',
      'export const A: Story = { play: async () => {\n    await nothingIsCut();\n} };',
      [],
    ],
    ['by itself, in one line', 'export const A: Story = { play: ({ root }) => isTold(root) };', []],
    ['by what it is made of', 'export const A: Story = { play };\nexport const B: Story = { ...A };', []],
    ['by what makes it', 'const shows = () => ({ play });\nexport const A: Story = shows();', []],
    ['by its page', 'const meta = { play };\nexport const A: Story = {};', []],
    ['as a picture of all states', 'export const MatrixDark: Story = {};', []],
    [
      'not without any, whatever its type',
      'export const A: StoryObj<Partial<Record<K, string>>> = {};',
      ['A'],
    ],
    ['not without any', 'export const A: Story = { play };\n\nexport const B: Story = {};', ['B']],
    [
      'not by its neighbour',
      'export const A: Story = {\n  args: {},\n};\nexport const B: Story = { play };',
      ['A'],
    ],
  ])('asserts %s', (_, text, silent) => expect(silentStories(text)).toEqual(silent));
});
