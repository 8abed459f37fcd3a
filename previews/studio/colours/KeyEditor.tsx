import { styled } from '@parvis/theme/css/stitches';
import { darkKeyFromLight } from '@parvis/theme/derive/darkFromLight';
import { type ColourKey, colourTable, type Scheme } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { MoonIcon } from '@parvis/ui/icons/MoonIcon';
import { RefreshIcon } from '@parvis/ui/icons/RefreshIcon';
import { Button } from '@parvis/ui/parts/Button';
import { type CheckedPair, getPairKeys } from '../contrast/checkContrast.ts';
import { formatRatio } from '../contrast/formatRatio.ts';
import { useStudioTexts } from '../shared/texts.tsx';
import { getColour, getPaletteKey, listUsedColours } from '../state/paletteKeys.ts';
import { Picker } from './Picker.tsx';

const Root = styled('div', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  borderRadius: '$card',
  surface: 'mainBtnBg',
  color: '$mainBtnTxt1',
  hairline: 'all',
  '& > p': { margin: 0, fontSize: '$sm', lineHeight: '$snug' },
});
const Pairs = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: '$1',
  fontSize: '$sm',
});
const Pair = styled('li', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$3',
  '& > span:last-child': { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  '&[data-fails]': { fontWeight: '$bold' },
});
const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

/** The contrast panel has all. */
const FEW = 4;

export type KeyEditorProps = {
  id: string;
  colourKey: ColourKey;
  scheme: Scheme;
  palette: Palette;
  pairs: readonly CheckedPair[];
  onColour: (colour: string) => void;
  onReset: () => void;
};

/** Role, picker and contrast pairs of one colour. */
export const KeyEditor = ({ id, colourKey, scheme, palette, pairs, onColour, onReset }: KeyEditorProps) => {
  const { t, locale } = useStudioTexts();
  const row = colourTable.find(({ key }) => key === colourKey);
  const own = pairs.filter((pair) => pair.scheme === scheme && getPairKeys(pair).includes(colourKey));
  const name = `${t(`colour.${colourKey}`)}, ${t(`colour.scheme.${scheme}`)}`;
  return (
    <Root id={id} role="group" aria-label={name}>
      <p>{t(`colour.${colourKey}.role`)}</p>
      <Picker
        colour={getColour(palette, colourKey, scheme)}
        onColour={onColour}
        used={listUsedColours(palette)}
        translucent={row?.kind === 'surface' && row.place !== 'page'}
      />
      <Pairs aria-label={t('studio.contrast.pairs')}>
        {own.slice(0, FEW).map((pair) => (
          <Pair key={`${pair.surface} ${pair.key}`} data-fails={pair.passes ? undefined : ''}>
            <span>
              {t('studio.contrast.on', {
                key: t(`colour.${pair.key}`),
                surface: t(`colour.surface.${pair.surface}`),
              })}
            </span>
            <span>
              {formatRatio(pair.ratio, locale)} : 1 · {t(pair.passes ? 'colour.passes' : 'colour.fails')}
            </span>
          </Pair>
        ))}
      </Pairs>
      <Actions>
        {scheme === 'dark' && (
          <Button
            size="small"
            variant="quiet"
            icon={<MoonIcon size={18} />}
            onClick={() => onColour(darkKeyFromLight(palette, colourKey))}
          >
            {t('studio.colour.fromLight')}
          </Button>
        )}
        {palette[getPaletteKey(colourKey, scheme)] !== undefined && (
          <Button size="small" variant="quiet" icon={<RefreshIcon size={18} />} onClick={onReset}>
            {t('studio.colour.reset')}
          </Button>
        )}
      </Actions>
    </Root>
  );
};
