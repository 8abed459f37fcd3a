import { styled } from '@parvis/theme/css/stitches';
import { paletteFromBrand } from '@parvis/theme/derive/fromBrand';
import { brandCandidates } from '@parvis/theme/derive/fromLogo';
import { paletteFromRoles } from '@parvis/theme/derive/fromRoles';
import type { Palette } from '@parvis/theme/palette/palette';
import { useRef, useState } from 'react';
import type { Draft } from '../drafts/useDraft.ts';
import { PictureInput } from '../logos/PictureInput.tsx';
import type { ReadLogo } from '../logos/readLogo.ts';
import { Panel, PanelPart } from '../shared/Panel.tsx';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import { BrandPart } from './BrandPart.tsx';
import { type BrandRow, firstRowsOf, rolesIn, rowsOf } from './brandRows.ts';
import { Gallery } from './Gallery.tsx';
import { ImportPart } from './ImportPart.tsx';

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
/** A logo this much broader than tall also serves as the wide one. */
const WIDE = 1.6;

/** The form of a brand, and whether the theme on the screen was made of it. */
export interface BrandWork {
  readonly rows: readonly BrandRow[];
  readonly isMade: boolean;
}

export type StartPanelProps = {
  draft: Draft;
  /** Null until somebody changes the form: it then shows the main colour of the palette. */
  brand: BrandWork | null;
  onBrand: (brand: BrandWork) => void;
};

/** Ways to a first theme: a logo, the colours of a brand, what already exists, or a ready palette. */
export const StartPanel = ({ draft, brand, onBrand }: StartPanelProps) => {
  const { t, locale } = useStudioTexts();
  const { change, document } = draft.work;
  const [logo, setLogo] = useState<ReadLogo | null>(null);
  const presses = useRef(0);
  const candidates = logo?.pixels ? brandCandidates(logo.pixels) : [];
  const take = (mark: string, palette: Palette | null) => {
    if (palette) change(mark, (now) => ({ ...now, palette }));
  };
  const { rows, isMade } = brand ?? { rows: firstRowsOf(document.palette), isMade: false };
  const make = (from: readonly BrandRow[]) => {
    const palette = paletteFromRoles(rolesIn(from));
    // Each press is a step of its own, however quickly the next one follows.
    presses.current += 1;
    take(`fromBrand ${presses.current}`, palette);
    onBrand({ rows: from, isMade: palette !== null });
  };
  const takeLogo = (read: ReadLogo) => {
    setLogo(read);
    const wide = read.height > 0 && read.width / read.height >= WIDE;
    change('logo', (now) => ({ ...now, logo: read.address, ...(wide && { wlogo: read.address }) }));
  };
  return (
    <Panel title={t('studio.start')} lead={t('studio.start.lead')}>
      <PanelPart title={t('studio.start.logo')}>
        <PictureInput title={t(logo ? 'studio.logo.replace' : 'studio.logo.drop')} onLogo={takeLogo} />
        {logo && (
          <Colours role="group" aria-label={t('studio.start.candidates')}>
            <p role="status" style={{ margin: 0 }}>
              {t(candidates.length > 0 ? 'studio.start.candidates' : 'studio.start.noCandidates')}
            </p>
            {candidates.map(({ colour, share }) => (
              <Take key={colour} type="button" onClick={() => take('fromLogo', paletteFromBrand(colour))}>
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
      <ImportPart work={draft.work} onBrand={(read) => make(rowsOf(read))} />
      <PanelPart title={t('studio.start.gallery')}>
        <Gallery onTake={(palette) => take('gallery', palette)} />
      </PanelPart>
    </Panel>
  );
};
