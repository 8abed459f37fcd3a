import { contrast, contrastPairs } from '@parvis/theme/contrast/contrast';
import {
  type ColourKey,
  colourKeys,
  colourTable,
  customProperty,
  defaultPalette,
  type Scheme,
} from '@parvis/theme/palette/keys';
import { darkKey, parsePalette } from '@parvis/theme/palette/palette';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type BookGlobals, paletteOf as palettePicked } from '../look.ts';
import { ContrastMatrix } from './colourKeys/ContrastMatrix.tsx';
import { KeyTable, type Look } from './colourKeys/KeyTable.tsx';
import { keyControls, paletteOf } from './colourKeys/keyControls.ts';
import { OwnColours } from './colourKeys/OwnColours.tsx';

const lookOf = (globals: Record<string, unknown>): Look => {
  const { scheme, language } = globals as BookGlobals;
  return { palette: palettePicked(globals as BookGlobals), scheme, language };
};

/** Every colour key: its use, its contrast pairs, and its values in the current palette. */
const meta = {
  title: 'Colour keys',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const table: Story['render'] = (_, { globals }) => <KeyTable {...lookOf(globals)} />;
const matrix: Story['render'] = (_, { globals }) => <ContrastMatrix {...lookOf(globals)} />;

export const Keys: Story = {
  render: table,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(colourKeys.length);
    for (const key of colourKeys)
      await expect(page.getAllByText(key, { selector: 'code' })).not.toHaveLength(0);
  },
};

export const KeysDark: Story = {
  render: table,
  globals: { scheme: 'dark', language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Every pair of this palette is enough/);
    for (const { key, light, dark } of colourTable) {
      const row = canvas.getAllByText(key, { selector: 'code' })[0]?.closest('li');
      const told = [...(row?.querySelectorAll('code') ?? [])].map(({ textContent }) => textContent);
      // The key, its drawn value, and the defaults of both schemes.
      await expect(told.slice(0, 4)).toEqual([key, dark, light, dark]);
    }
  },
};

export const KeysOfAPaleCustomer: Story = {
  render: table,
  globals: { palette: 'paleYellow', language: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent(/colours are changed to stay readable/);
    await expect(page.getAllByText(/changed, instead of/).length).toBeGreaterThan(3);
    await expect(page.queryByText(/not enough/)).toBeNull();
  },
};

/** Expects a row for every pair of default colours, all passing. */
const everyPairPasses = async (canvas: ReturnType<typeof within>, scheme: Scheme, said: RegExp) => {
  const [, ...rows] = canvas.getAllByRole('row');
  await expect(rows).toHaveLength(contrastPairs(defaultPalette(scheme)).length);
  for (const row of rows) {
    const [, , , chosen, drawn] = [...row.children].map(({ textContent }) => textContent);
    await expect(chosen).toMatch(said);
    await expect(drawn).toBe(chosen);
  }
};

export const Contrasts: Story = {
  render: matrix,
  play: ({ canvasElement }) => everyPairPasses(within(canvasElement), 'light', /\d suffisant$/),
};

export const ContrastsDark: Story = {
  render: matrix,
  globals: { scheme: 'dark', language: 'en' },
  play: ({ canvasElement }) => everyPairPasses(within(canvasElement), 'dark', /\d enough$/),
};

export const ContrastsOfAPaleCustomer: Story = {
  render: matrix,
  globals: { palette: 'paleYellow', language: 'en' },
  play: async ({ canvasElement }) => {
    const [, first] = within(canvasElement).getAllByRole('row');
    await expect(first).toHaveTextContent(/\d not enough.*\d enough$/);
  },
};

/** A control per key over the toolbar's palette, parsed, repaired and drawn as in the product. */
export const OwnColoursByControls: StoryObj<Partial<Record<ColourKey, string>>> = {
  args: {},
  argTypes: keyControls,
  render: (args, { globals }) => {
    const look = lookOf(globals);
    const own = parsePalette(paletteOf(args, look.scheme === 'dark' ? darkKey : (key) => key));
    return <OwnColours {...look} palette={{ ...look.palette, ...(own.ok && own.palette) }} />;
  },
};

export const OwnColoursAreDrawn: StoryObj<Partial<Record<ColourKey, string>>> = {
  ...OwnColoursByControls,
  args: { msgMineBg: '#0B2A6B', msgMineTxt: '#0B2A6B' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const drawn = (key: ColourKey) =>
      getComputedStyle(page.getByText(/^Parfait\s!$/)).getPropertyValue(customProperty(key));
    await expect(drawn('msgMineBg')).toBe('#0B2A6B');
    await expect(contrast(drawn('msgMineTxt'), '#0B2A6B')).toBeGreaterThanOrEqual(4.5);
  },
};
