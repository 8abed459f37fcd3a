import { styled } from '@parvis/theme/css/stitches';
import { paletteFromBrand } from '@parvis/theme/derive/fromBrand';
import type { ColourKey } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { useMemo } from 'react';
import { useStudioTexts } from '../shared/texts.tsx';
import { colourOf } from '../state/keyOf.ts';

const Grid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '$2',
});
const Card = styled('button', {
  display: 'grid',
  gap: '$2',
  padding: '$2',
  border: 0,
  borderRadius: '$card',
  hairline: 'all',
  surface: 'mainBtnBg',
  color: '$mainBtnTxt1',
  font: 'inherit',
  fontSize: '$sm',
  fontWeight: '$bold',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: 2 },
  '@media (hover: hover)': { '&:hover': { surface: 'mainBtnSelBg' } },
  '& > span': { paddingInline: '$1' },
});
const Halves = styled('div', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  borderRadius: '10px',
  forcedColorAdjust: 'none',
});
const Half = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: 5,
  padding: 7,
  '& > i': { display: 'block', blockSize: 8, borderRadius: 4 },
  '& > i:first-child': { inlineSize: '100%', blockSize: 11 },
  '& > i:last-child': { inlineSize: '70%', alignSelf: 'flex-end', blockSize: 12 },
});

/** Palettes to begin with, each derived from one colour as a customer's own. */
const gallery = [
  { id: 'parvis', brand: null },
  { id: 'forest', brand: '#1E6B3C' },
  { id: 'lagoon', brand: '#00707A' },
  { id: 'brick', brand: '#B0432B' },
  { id: 'plum', brand: '#7A2E7E' },
  { id: 'slate', brand: '#3F4E63' },
  { id: 'sunflower', brand: '#F2B705' },
  { id: 'rose', brand: '#C2185B' },
] as const;
const drawn: readonly ColourKey[] = ['hdrBg1', 'mainBtnSelBg1', 'mainBtnImg', 'reportBtnBg'];
const schemes = ['light', 'dark'] as const;

/** Ready palettes, each drawn small in both schemes. Renders a `<div>` of buttons. */
export const Gallery = ({ onTake }: { onTake: (palette: Palette) => void }) => {
  const { t } = useStudioTexts();
  const palettes = useMemo(
    () => gallery.map(({ id, brand }) => ({ id, palette: brand ? (paletteFromBrand(brand) ?? {}) : {} })),
    [],
  );
  return (
    <Grid>
      {palettes.map(({ id, palette }) => (
        <Card key={id} type="button" onClick={() => onTake(palette)}>
          <Halves aria-hidden>
            {schemes.map((scheme) => (
              <Half key={scheme} style={{ backgroundColor: colourOf(palette, 'bg1', scheme) }}>
                {drawn.map((key) => (
                  <i key={key} style={{ backgroundColor: colourOf(palette, key, scheme) }} />
                ))}
              </Half>
            ))}
          </Halves>
          <span>{t(`studio.gallery.${id}`)}</span>
        </Card>
      ))}
    </Grid>
  );
};
