import { styled } from '@parvis/theme/css/stitches';
import type { OddColour } from '@parvis/theme/derive/together';
import type { PaletteKey } from '@parvis/theme/palette/palette';
import { Colour } from './Colour.ts';
import type { ShownOtherwise } from './changes.ts';
import { locale, t } from './noticeWords.ts';

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

/** A WCAG ratio as it is read: cut, never rounded up, so that 4.499 does not look as if it passed. */
const ratioText = (ratio: number): string =>
  (Math.floor(ratio * 10 + 1e-9) / 10).toLocaleString(locale(), { minimumFractionDigits: 1 });

const reasonOf = ({ because }: ShownOtherwise): string =>
  because
    ? t('sample.because', {
        key: t(`colour.${because.key}`),
        surface: t(`colour.surface.${because.surface}`).toLocaleLowerCase(locale()),
        ratio: ratioText(because.ratio),
        required: because.required.toLocaleString(locale()),
      })
    : t('sample.opaque');

/** A colour of an address with what is said of it. */
export interface ToldColour {
  readonly key: PaletteKey;
  readonly given: string;
  /** What stands, or will stand, in its place; the same where only something is said of it. */
  readonly shown: string;
  readonly why: string;
}

/** Colours, each with the value that was given, the one in its place, and why. Renders a `<ul>`. */
export const ColourList = ({ colours }: { colours: readonly ToldColour[] }) => (
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
  changes: readonly ShownOtherwise[];
  /** Those of the address that do not go with the others, with what would take their place. */
  odd?: readonly OddColour[] | undefined;
};

/** What is said of a colour that is at odds besides being shown otherwise. */
const alsoOdd = ({ reason, to }: OddColour): string =>
  reason === 'moved'
    ? t('sample.odd.moved', { to })
    : t('sample.odd', { to, why: t(`colour.discord.${reason}`) });

/** Colours that are shown otherwise than given, each with the pair that could not be read. Renders a `<ul>`. */
export const ChangeList = ({ changes, odd = [] }: ChangeListProps) => (
  <ColourList
    colours={changes.map((change) => {
      const also = odd.find(({ name }) => name === change.key);
      return {
        key: change.key,
        given: change.given,
        shown: change.shown,
        why: also ? `${reasonOf(change)} ${alsoOdd(also)}` : reasonOf(change),
      };
    })}
  />
);
