import { styled } from '@parvis/theme/css/stitches';
import type { OddColour } from '@parvis/theme/derive/together';
import type { PaletteKey } from '@parvis/theme/palette/palette';
import { Colour } from './Colour.ts';
import { getLocale, t } from './noticeWords.ts';
import type { RepairedColour } from './repairedColours.ts';

const List = styled('ul', { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '$2' });
const Line = styled('li', { overflowWrap: 'anywhere', '& small': { display: 'block', fontSize: '$xs' } });
const Values = styled('span', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1',
  fontVariantNumeric: 'tabular-nums',
});
const Key = styled('b', { fontWeight: '$bold' });

/** Rounded down: 4.499 must not seem to pass. */
const formatRatio = (ratio: number): string =>
  (Math.floor(ratio * 10 + 1e-9) / 10).toLocaleString(getLocale(), { minimumFractionDigits: 1 });

const explainRepair = ({ because }: RepairedColour): string =>
  because
    ? t('sample.because', {
        key: t(`colour.${because.key}`),
        surface: t(`colour.surface.${because.surface}`).toLocaleLowerCase(getLocale()),
        ratio: formatRatio(because.ratio),
        required: because.required.toLocaleString(getLocale()),
      })
    : t('sample.opaque');

export interface ColourNotice {
  readonly key: PaletteKey;
  readonly given: string;
  /** Unchanged for a mere remark. */
  readonly shown: string;
  readonly why: string;
}

/** Given value, shown value and reason. */
export const ColourList = ({ colours }: { colours: readonly ColourNotice[] }) => (
  <List role="list">
    {colours.map(({ key, given, shown, why }) => (
      <Line key={key}>
        <Key>{key}</Key>{' '}
        <Values>
          <Colour aria-hidden style={{ backgroundColor: given }} />
          {given === shown ? given : t('sample.change', { given, shown })}
          {given !== shown && <Colour aria-hidden style={{ backgroundColor: shown }} />}
        </Values>
        <small>{why}</small>
      </Line>
    ))}
  </List>
);

export type ChangeListProps = {
  changes: readonly RepairedColour[];
  /** With suggestions. */
  odd?: readonly OddColour[] | undefined;
};

/** In addition to a repair. */
const explainClash = ({ reason, to }: OddColour): string =>
  reason === 'moved'
    ? t('sample.odd.moved', { to })
    : t('sample.odd', { to, why: t(`colour.discord.${reason}`) });

/** With the pair of too little contrast. */
export const ChangeList = ({ changes, odd = [] }: ChangeListProps) => (
  <ColourList
    colours={changes.map((change) => {
      const also = odd.find(({ name }) => name === change.key);
      return {
        key: change.key,
        given: change.given,
        shown: change.shown,
        why: also ? `${explainRepair(change)} ${explainClash(also)}` : explainRepair(change),
      };
    })}
  />
);
