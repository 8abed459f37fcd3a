import { styled } from '@parvis/theme/css/stitches';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { GivenColour } from '../state/brandRows.ts';
import { Places } from './Places.tsx';

const List = styled('ul', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: '$2' },
  '& p': { margin: 0 },
  '& summary': {
    minBlockSize: '$target',
    display: 'list-item',
    cursor: 'pointer',
    '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '2px', borderRadius: '$control' },
  },
});

export type MadeListProps = {
  given: readonly GivenColour[];
  /** Colours without a role. */
  idle: readonly string[];
};

/** What a theme took of each colour of a brand: where it is seen as given, where in a shade and why, and which are left out. Renders a `<ul>`. */
export const MadeList = ({ given, idle }: MadeListProps) => {
  const { t } = useStudioTexts();
  return (
    <List role="list" aria-label={t('studio.brand.made')}>
      {given.map((one) => (
        <li key={one.role}>
          <Swatch colour={one.colour} />
          <Places {...one} />
        </li>
      ))}
      {idle.map((colour) => (
        <li key={colour}>
          <Swatch colour={colour} />
          <p>{t('studio.brand.unused', { colours: colour })}</p>
        </li>
      ))}
    </List>
  );
};
