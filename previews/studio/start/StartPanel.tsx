import { styled } from '@parvis/theme/css/stitches';
import { paletteFromBrand } from '@parvis/theme/derive/fromBrand';
import { brandCandidates } from '@parvis/theme/derive/fromLogo';
import { paletteFromRoles } from '@parvis/theme/derive/fromRoles';
import type { ColourKey } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { useMemo, useRef, useState } from 'react';
import type { Draft } from '../drafts/useDraft.ts';
import { PictureInput } from '../logos/PictureInput.tsx';
import type { ReadLogo } from '../logos/readLogo.ts';
import { Panel, PanelPart } from '../shared/Panel.tsx';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import { getColour } from '../state/paletteKeys.ts';
import { BrandPart } from './BrandPart.tsx';
import { type BrandRow, createInitialRows, getRoles, toRows } from './brandRows.ts';
import { ImportPart } from './ImportPart.tsx';

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

/** From one colour each. */
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

/** In both schemes. */
const Gallery = ({ onTake }: { onTake: (palette: Palette) => void }) => {
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
              <Half key={scheme} style={{ backgroundColor: getColour(palette, 'bg1', scheme) }}>
                {drawn.map((key) => (
                  <i key={key} style={{ backgroundColor: getColour(palette, key, scheme) }} />
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

const Colours = styled('div', { display: 'grid', gap: '$2' });
const Take = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '3.5rem',
  paddingInline: '$3 $4',
  borderRadius: '$card',
  border: 0,
  hairline: 'all',
  surface: 'mainBtnBg',
  color: '$mainBtnTxt1',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > b': { flex: '1 1 auto' },
  '& > span:last-child': { fontSize: '$sm', fontVariantNumeric: 'tabular-nums' },
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: 2 },
  '@media (hover: hover)': { '&:hover': { surface: 'mainBtnSelBg' } },
});
/** Also serves as the wide logo. */
const WIDE = 1.6;

export interface BrandWork {
  readonly rows: readonly BrandRow[];
  readonly isMade: boolean;
}

export type StartPanelProps = {
  draft: Draft;
  /** Null until edited: the palette's main colour. */
  brand: BrandWork | null;
  onBrand: (brand: BrandWork) => void;
};

/** Logo, brand colours, an existing theme, or a ready palette. */
export const StartPanel = ({ draft, brand, onBrand }: StartPanelProps) => {
  const { t, locale } = useStudioTexts();
  const { change, document } = draft.work;
  const [logo, setLogo] = useState<ReadLogo | null>(null);
  const presses = useRef(0);
  const candidates = logo?.pixels ? brandCandidates(logo.pixels) : [];
  const applyTheme = (mark: string, palette: Palette | null) => {
    if (palette) change(mark, (now) => ({ ...now, palette }));
  };
  const { rows, isMade } = brand ?? { rows: createInitialRows(document.palette), isMade: false };
  const make = (from: readonly BrandRow[]) => {
    const palette = paletteFromRoles(getRoles(from));
    // However fast the next follows.
    presses.current += 1;
    applyTheme(`fromBrand ${presses.current}`, palette);
    onBrand({ rows: from, isMade: palette !== null });
  };
  const applyLogo = (read: ReadLogo) => {
    setLogo(read);
    const wide = read.height > 0 && read.width / read.height >= WIDE;
    change('logo', (now) => ({ ...now, logo: read.address, ...(wide && { wlogo: read.address }) }));
  };
  return (
    <Panel title={t('studio.start')} lead={t('studio.start.lead')}>
      <PanelPart title={t('studio.start.logo')}>
        <PictureInput title={t(logo ? 'studio.logo.replace' : 'studio.logo.drop')} onLogo={applyLogo} />
        {logo && (
          <Colours role="group" aria-label={t('studio.start.candidates')}>
            <p role="status" style={{ margin: 0 }}>
              {t(candidates.length > 0 ? 'studio.start.candidates' : 'studio.start.noCandidates')}
            </p>
            {candidates.map(({ colour, share }) => (
              <Take
                key={colour}
                type="button"
                onClick={() => applyTheme('fromLogo', paletteFromBrand(colour))}
              >
                <Swatch colour={colour} />
                <b>{t('studio.start.take', { colour })}</b>
                <span>{share.toLocaleString(locale, { style: 'percent' })}</span>
              </Take>
            ))}
          </Colours>
        )}
      </PanelPart>
      <PanelPart title={t('studio.start.brand')}>
        <p>{t('studio.start.brand.hint')}</p>
        <BrandPart
          rows={rows}
          isMade={isMade}
          onRows={(next) => onBrand({ rows: next, isMade: false })}
          onMake={() => make(rows)}
        />
      </PanelPart>
      <ImportPart work={draft.work} onBrand={(read) => make(toRows(read))} />
      <PanelPart title={t('studio.start.gallery')}>
        <Gallery onTake={(palette) => applyTheme('gallery', palette)} />
      </PanelPart>
    </Panel>
  );
};
