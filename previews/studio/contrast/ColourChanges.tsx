import { styled } from '@parvis/theme/css/stitches';
import type { ColourKey, Scheme } from '@parvis/theme/palette/keys';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';

const List = styled('ul', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '$2',
  },
  '& small': { display: 'block', fontSize: '$xs' },
});

/** A colour that is, or would be, another one. */
export interface ColourChange {
  readonly key: ColourKey;
  readonly scheme: Scheme;
  readonly from: string;
  readonly to: string;
  readonly why?: string;
}

/** Colours with what takes their place, seen and written. Renders a `<ul>`. */
export const ColourChanges = ({ changes }: { changes: readonly ColourChange[] }) => {
  const { t } = useStudioTexts();
  return (
    <List role="list">
      {changes.map(({ scheme, key, from, to, why }) => (
        <li key={`${scheme} ${key}`}>
          <Swatch colour={from} />
          <Swatch colour={to} />
          <span>
            {t('studio.harmony.change', {
              key: t(`colour.${key}`),
              scheme: t(`colour.scheme.${scheme}`),
              from,
              to,
            })}
            {why && <small>{why}</small>}
          </span>
        </li>
      ))}
    </List>
  );
};
