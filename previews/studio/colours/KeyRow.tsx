import { styled } from '@parvis/theme/css/stitches';
import type { ColourKey, Scheme } from '@parvis/theme/palette/keys';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { type CheckedPair, getPairKeys } from '../contrast/checkContrast.ts';
import { useStudioTexts } from '../shared/texts.tsx';
import { getColour, getPaletteKey, setColour } from '../state/paletteKeys.ts';
import type { Work } from '../state/useWork.ts';
import { ColourField } from './ColourField.tsx';
import { KeyEditor } from './KeyEditor.tsx';

const Root = styled('div', {
  display: 'grid',
  gap: '$1',
  paddingBlock: '$2',
  borderRadius: '$control',
  scrollMarginBlock: '$16',
  '&[data-chosen]': { boxShadow: '0 0 0 2px $colors$reportBtnBrdr', padding: '$2' },
});
const Name = styled('p', {
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > svg': { flexShrink: 0 },
});
const Pair = styled('div', { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$2' });

export type OpenKey = { key: ColourKey; scheme: Scheme };

export type KeyRowProps = {
  colourKey: ColourKey;
  work: Work;
  pairs: readonly CheckedPair[];
  open: OpenKey | null;
  chosen: boolean;
  onOpen: (open: OpenKey | null) => void;
  onLight: (key: ColourKey | null) => void;
};

const schemes = ['light', 'dark'] as const;

export const getRowId = (key: ColourKey): string => `studio-key-${key}`;

export const KeyRow = ({ colourKey: key, work, pairs, open, chosen, onOpen, onLight }: KeyRowProps) => {
  const { t } = useStudioTexts();
  const { document, change } = work;
  const name = t(`colour.${key}`);
  const fails = pairs.some((pair) => !pair.passes && getPairKeys(pair).includes(key));
  const editor = `${getRowId(key)}-editor`;
  const openScheme = open?.key === key ? open.scheme : null;
  const set = (scheme: Scheme, colour: string | null) =>
    change(`${scheme}.${key}`, (now) => ({
      ...now,
      palette: setColour(now.palette, getPaletteKey(key, scheme), colour),
    }));
  return (
    <Root
      id={getRowId(key)}
      role="group"
      aria-label={name}
      data-chosen={chosen || undefined}
      onPointerEnter={() => onLight(key)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(key)}
      onBlur={() => onLight(null)}
    >
      <Name aria-hidden={!fails}>
        {name}
        {fails && <WarningIcon size={16} label={t('colour.fails')} />}
      </Name>
      <Pair>
        {schemes.map((scheme) => (
          <ColourField
            key={scheme}
            label={`${name}, ${t(`colour.scheme.${scheme}`)}`}
            colour={getColour(document.palette, key, scheme)}
            onColour={(colour) => set(scheme, colour)}
            open={openScheme === scheme}
            onOpen={() => onOpen(openScheme === scheme ? null : { key, scheme })}
            controls={editor}
          />
        ))}
      </Pair>
      {openScheme && (
        <KeyEditor
          key={openScheme}
          id={editor}
          colourKey={key}
          scheme={openScheme}
          palette={document.palette}
          pairs={pairs}
          onColour={(colour) => set(openScheme, colour)}
          onReset={() => set(openScheme, null)}
        />
      )}
    </Root>
  );
};
