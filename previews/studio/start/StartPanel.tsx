import { styled } from '@parvis/theme/css/stitches';
import { paletteFromBrand } from '@parvis/theme/derive/fromBrand';
import { brandCandidates } from '@parvis/theme/derive/fromLogo';
import { brand } from '@parvis/theme/palette/brand';
import type { Palette } from '@parvis/theme/palette/palette';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { ColourField } from '../colours/ColourField.tsx';
import type { Draft } from '../drafts/useDraft.ts';
import { ImportPart } from '../import/ImportPart.tsx';
import { PictureInput } from '../logos/PictureInput.tsx';
import type { ReadLogo } from '../logos/readLogo.ts';
import { Panel, PanelPart } from '../shared/Panel.tsx';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import { Gallery } from './Gallery.tsx';

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
const Brand = styled('div', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: '$2',
});

/** A logo this much broader than tall also serves as the wide one. */
const WIDE = 1.6;
const FIRST_BRAND: string = brand.lightPrimary;

export type StartPanelProps = { draft: Draft };

/** Ways to a first theme: a logo, one colour, a ready palette, or what already exists. */
export const StartPanel = ({ draft }: StartPanelProps) => {
  const { t, locale } = useStudioTexts();
  const { change } = draft.work;
  const [logo, setLogo] = useState<ReadLogo | null>(null);
  const [brand, setBrand] = useState(FIRST_BRAND);
  const candidates = logo?.pixels ? brandCandidates(logo.pixels) : [];
  const take = (mark: string, palette: Palette | null) => {
    if (palette) change(mark, (now) => ({ ...now, palette }));
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
        <Brand>
          <ColourField label={t('studio.start.brand')} colour={brand} onColour={setBrand} native />
          <Button variant="quiet" onClick={() => take('fromBrand', paletteFromBrand(brand))}>
            {t('studio.start.make')}
          </Button>
        </Brand>
      </PanelPart>
      <PanelPart title={t('studio.start.gallery')}>
        <Gallery onTake={(palette) => take('gallery', palette)} />
      </PanelPart>
      <ImportPart work={draft.work} />
    </Panel>
  );
};
