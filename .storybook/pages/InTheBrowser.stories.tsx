import { colourMatrixOf, seenAs, visions } from '@parvis/theme/colour/vision';
import { applyTheme } from '@parvis/theme/css/apply';
import { styled } from '@parvis/theme/css/stitches';
import { paletteFromBrand } from '@parvis/theme/derive/fromBrand';
import { type BrandCandidate, brandCandidates } from '@parvis/theme/derive/fromLogo';
import { MAX_PICTURE_BYTES } from '@parvis/theme/derive/pictureSize';
import { readPicture } from '@parvis/theme/derive/readPicture';
import { defaultPalette, type Scheme } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { resolve } from '@parvis/theme/palette/resolve';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Swatch } from './colourKeys/sheet.tsx';

const Page = styled('main', {
  display: 'grid',
  gap: '$4',
  padding: '$4',
  '& h1': { margin: 0, fontSize: '$lg' },
});
const Box = styled('section', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  surface: 'bg',
  color: '$txt',
  boxShadow: '$high',
});

/** Browser-only theme features: nested themes, logo colours, colour vision. */
const meta = { title: 'Theme in the browser', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

type ThemedProps = { name: string; palette: Palette; scheme: Scheme; children?: ReactNode };

const Themed = ({ name, palette, scheme, children }: ThemedProps) => {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => (box.current ? applyTheme(box.current, resolve(palette, scheme), scheme) : undefined),
    [palette, scheme],
  );
  return (
    <Box ref={box} aria-label={name}>
      <p>{name}</p>
      <input
        type="checkbox"
        style={{ justifySelf: 'start' }}
        aria-label={`A control of the browser in ${name}`}
      />
      {children}
    </Box>
  );
};

const green = paletteFromBrand('#17734A') ?? {};

/** A theme applies inside its element down to the next one, native controls included. */
export const NestedThemes: Story = {
  globals: { scheme: 'light', palette: 'default' },
  render: () => (
    <Page>
      <h1>Themes in themes</h1>
      <Themed name="green, dark" palette={green} scheme="dark">
        <Themed name="default, light" palette={{}} scheme="light">
          <Themed name="green, light" palette={green} scheme="light" />
        </Themed>
      </Themed>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const looks = [
      ['green, dark', resolve(green, 'dark'), 'dark'],
      ['default, light', defaultPalette('light'), 'light'],
      ['green, light', resolve(green, 'light'), 'light'],
    ] as const;
    for (const [name, values, scheme] of looks) {
      const style = getComputedStyle(page.getByRole('region', { name }));
      await expect(style.getPropertyValue('--pv-colors-hdrBg2')).toBe(values.hdrBg2);
      await expect(style.colorScheme).toBe(scheme);
      await expect(style.boxShadow).not.toBe('none');
    }
    await expect(document.documentElement.style.getPropertyValue('--pv-colors-bg1')).toBe('#FFFFFF');
  },
};

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="#fff"/>
  <circle cx="50" cy="50" r="40" fill="#17734a"/><circle cx="110" cy="50" r="20" fill="#c2185b"/>
  <rect x="140" y="40" width="50" height="20" fill="#181818"/></svg>`;
const vector = () => new Blob([LOGO], { type: 'image/svg+xml' });

async function png(
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) paint(context);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made')))),
  );
}

const FromALogo = () => {
  const [found, setFound] = useState<readonly BrandCandidate[]>([]);
  useEffect(() => {
    readPicture(vector()).then((read) => setFound(read.ok ? brandCandidates(read.pixels) : []));
  }, []);
  return (
    <Page>
      <h1>Brand colours of a logo</h1>
      <img src={`data:image/svg+xml,${encodeURIComponent(LOGO)}`} alt="The logo" width={200} height={100} />
      <ol>
        {found.map(({ colour, share }) => (
          <li key={colour}>
            <Swatch style={{ backgroundColor: colour }} /> {colour}, {Math.round(share * 100)} %
          </li>
        ))}
      </ol>
    </Page>
  );
};

/** Brand colours come first; a non-picture is rejected with a reason. */
export const PaletteFromALogo: Story = {
  render: () => <FromALogo />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getAllByRole('listitem').length).toBeGreaterThan(1));
    const [first, second] = page.getAllByRole('listitem');
    await expect(first).toHaveTextContent('#17734A');
    await expect(second).toHaveTextContent('#C2185B');

    const logo = await png(2000, 1000, (context) => {
      context.fillStyle = '#6a2bd9';
      context.fillRect(100, 100, 900, 500);
    });
    const read = await readPicture(logo);
    await expect(read).toMatchObject({ ok: true, width: 2000, height: 1000 });
    await expect(read.ok && brandCandidates(read.pixels)[0]?.colour).toBe('#6A2BD9');

    const refused = [
      [new Blob(['<html>'], { type: 'image/png' }), 'notImage'],
      [new Blob([], { type: 'image/png' }), 'notImage'],
      [new Blob([new Uint8Array(MAX_PICTURE_BYTES + 1)]), 'tooLarge'],
      [await png(8000, 5001, () => {}), 'tooLarge'],
      [await png(20, 20, () => {}), 'empty'],
      ['javascript:alert(1)', 'notImage'],
      ['data:text/plain,hello', 'notImage'],
    ] as const;
    for (const [source, reason] of refused)
      await expect(await readPicture(source)).toEqual({ ok: false, reason });
  },
};

const SAMPLES = ['#0132E1', '#C2570C', '#178A5B', '#B4369A'];

/** The simulation function and the browser filter give equal colours. */
export const ColourVision: Story = {
  render: () => (
    <Page>
      <h1>Colour vision</h1>
      {visions.map((vision) => (
        <section key={vision} aria-label={vision}>
          <p>{vision}</p>
          <svg width="200" height="100" role="img" aria-label={`Filtered above, computed below: ${vision}`}>
            <filter id={vision}>
              <feColorMatrix type="matrix" values={colourMatrixOf(vision)} />
            </filter>
            {SAMPLES.map((colour, index) => (
              <g key={colour}>
                <rect x={index * 50} width="50" height="50" fill={colour} filter={`url(#${vision})`} />
                <rect x={index * 50} y="50" width="50" height="50" fill={seenAs(colour, vision)} />
              </g>
            ))}
          </svg>
        </section>
      ))}
    </Page>
  ),
  play: async ({ canvasElement }) => {
    for (const vision of visions) {
      const matrix = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="1"><filter id="f"><feColorMatrix type="matrix" values="${colourMatrixOf(vision)}"/></filter>${SAMPLES.map((colour, index) => `<rect x="${index}" width="1" height="1" fill="${colour}" filter="url(#f)"/>`).join('')}</svg>`;
      const read = await readPicture(new Blob([matrix], { type: 'image/svg+xml' }));
      const data = read.ok ? read.pixels.data : [];
      for (const [index, colour] of SAMPLES.entries()) {
        const told = seenAs(colour, vision).slice(1).match(/../g) ?? [];
        for (const [part, hex] of told.entries()) {
          await expect(
            Math.abs((data[index * 4 + part] ?? -99) - Number.parseInt(hex, 16)),
          ).toBeLessThanOrEqual(2);
        }
      }
    }
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(visions.length);
  },
};
