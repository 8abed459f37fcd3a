import type { Repair } from '@parvis/theme/contrast/readable';
import { surfaceTable } from '@parvis/theme/contrast/surfaces';
import { styled } from '@parvis/theme/css/stitches';
import { type CaseType, type ColourKey, caseOutlines, outlineKey } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { Button } from '@parvis/ui/parts/Button';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import { getColour } from '../state/paletteKeys.ts';
import type { CheckedPair } from './checkContrast.ts';
import { formatRatio } from './formatRatio.ts';

const Root = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '$2 $3',
  fontSize: '$sm',
  lineHeight: '$snug',
  '&[data-fails]': { padding: '$3', borderRadius: '$card', hairline: 'all', backgroundColor: '$mainBtnBg1' },
});
const Sample = styled('span', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: '$control',
  fontSize: '1.125rem',
  fontWeight: '$bold',
  boxShadow: 'inset 0 0 0 1px rgba(128, 128, 128, 0.5)',
  forcedColorAdjust: 'none',
});
const Ratio = styled('span', {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '& > b': { fontSize: '$md' },
});
const Will = styled('div', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  '& > p': { margin: 0, flex: '1 1 10rem' },
  '& > p > span': { display: 'inline-block', verticalAlign: 'middle', marginInline: 2 },
});

const outlines = new Map<string, string>(
  Object.entries(caseOutlines).map(([type, colour]) => [outlineKey(type as CaseType), colour]),
);

export type PairRowProps = {
  pair: CheckedPair;
  palette: Palette;
  repairs: readonly Repair[];
  onTake: () => void;
};

/** Text on its background, with ratio and repair. */
export const PairRow = ({ pair, palette, repairs, onTake }: PairRowProps) => {
  const { t, locale } = useStudioTexts();
  const { scheme, key, surface, ratio, required, passes } = pair;
  const [start, end] = surfaceTable.find((row) => row.surface === surface)?.keys ?? ['bg1', 'bg2'];
  const [from, to] = [getColour(palette, start, scheme), getColour(palette, end, scheme)];
  const colour = outlines.get(key) ?? getColour(palette, key as ColourKey, scheme);
  return (
    <Root data-fails={passes ? undefined : ''}>
      <Sample
        aria-hidden
        style={{ color: colour, backgroundImage: `linear-gradient(135deg, ${from}, ${to})` }}
      >
        Aa
      </Sample>
      <span>
        <b>{t('studio.contrast.on', { key: t(`colour.${key}`), surface: t(`colour.surface.${surface}`) })}</b>
        <br />
        {t(`colour.scheme.${scheme}`)}
      </span>
      <Ratio>
        <b>{formatRatio(ratio, locale)} : 1</b>
        <br />
        {passes ? t('colour.passes') : t('studio.contrast.needs', { ratio: required.toLocaleString(locale) })}
      </Ratio>
      {repairs.length > 0 && (
        <Will>
          <p>
            {t('studio.contrast.will')}{' '}
            {repairs.map((repair) => (
              <span key={repair.key}>
                <Swatch small colour={repair.to} /> {repair.to}
              </span>
            ))}
          </p>
          <Button size="small" variant="quiet" onClick={onTake}>
            {t('studio.contrast.take')}
          </Button>
        </Will>
      )}
    </Root>
  );
};
