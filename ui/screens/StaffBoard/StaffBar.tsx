import { styled } from '@parvis/theme/css/stitches';
import { BottomBar } from '../../parts/BottomBar/BottomBar.tsx';
import type { StaffRailProps } from './StaffRail.tsx';

const Bar = styled('div', { '@desk': { display: 'none' }, '&[data-open]': { display: 'none' } });

/** Staff navigation on phones; hidden under an open case. Renders a `<nav>`. */
export const StaffBar = ({ nav, open }: { nav: StaffRailProps; open?: boolean }) => (
  <Bar data-open={open ? '' : undefined}>
    <BottomBar
      entries={nav.entries.map(({ href, ...entry }) => ({ ...entry, ...(href && { href }) }))}
      currentId={nav.currentId}
      onSelect={nav.onSelect}
    />
  </Bar>
);
