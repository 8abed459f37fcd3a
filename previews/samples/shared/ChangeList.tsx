import { styled } from '@parvis/theme/css/stitches';
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
const Colour = styled('span', {
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: '4px',
  boxShadow: 'inset 0 0 0 1px rgba(128, 128, 128, 0.6)',
  forcedColorAdjust: 'none',
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

/** Colours with the value that was given, the one that is shown, and why. Renders a `<ul>`. */
export const ChangeList = ({ changes }: { changes: readonly ShownOtherwise[] }) => (
  <List role="list">
    {changes.map((change) => (
      <Line key={change.key}>
        <Key>{change.key}</Key>{' '}
        <Values>
          <Colour aria-hidden style={{ backgroundColor: change.given }} />
          {t('sample.change', { given: change.given, shown: change.shown })}
          <Colour aria-hidden style={{ backgroundColor: change.shown }} />
        </Values>
        <small>{reasonOf(change)}</small>
      </Line>
    ))}
  </List>
);
