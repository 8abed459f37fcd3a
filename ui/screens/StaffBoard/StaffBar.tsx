import { styled } from '@parvis/theme/css/stitches';
import { useState } from 'react';
import { MenuIcon } from '../../icons/MenuIcon.tsx';
import { BottomBar } from '../../parts/BottomBar/BottomBar.tsx';
import { Drawer } from '../../parts/Drawer/Drawer.tsx';
import { StaffNavList } from './StaffNavList.tsx';
import { StaffPersonRows, type StaffRailProps } from './StaffRail.tsx';

const Bar = styled('div', { '@desk': { display: 'none' }, '&[data-open]': { display: 'none' } });
const Rest = styled('div', { display: 'grid', gap: '$2' });

/** Entries in one row of a phone. */
const ROW = 5;
const MORE = 'more';

/** Splits the entries into those of the bar, and the rest behind its last button. */
function splitEntries({ entries, own = [] }: Pick<StaffRailProps, 'entries' | 'own'>) {
  const all = [...entries, ...own];
  return all.length <= ROW
    ? { shown: all, rest: [] }
    : { shown: all.slice(0, ROW - 1), rest: all.slice(ROW - 1) };
}

/** Staff navigation on phones; hidden under an open case. Renders a `<nav>`, and a drawer for what it has no room for. */
export const StaffBar = ({ nav, open }: { nav: StaffRailProps; open?: boolean }) => {
  const { currentId, onSelect, more, person, overlay } = nav;
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { shown, rest } = splitEntries(nav);
  const close = () => setMoreOpen(false);
  const moreEntry = {
    id: MORE,
    label: more,
    icon: <MenuIcon />,
    unread: rest.reduce((sum, { waiting = 0 }) => sum + waiting, 0),
  };
  return (
    <>
      <Bar data-open={open ? '' : undefined}>
        <BottomBar
          entries={[
            ...shown.map(({ waiting, waitingLabel: _, unread, ...entry }) => ({
              ...entry,
              ...(waiting ? { unread: waiting } : { unread, dot: true }),
            })),
            ...(rest.length > 0 ? [moreEntry] : []),
          ]}
          currentId={rest.some(({ id }) => id === currentId) ? MORE : currentId}
          onSelect={(id) => (id === MORE ? setMoreOpen(true) : onSelect(id))}
        />
      </Bar>
      {rest.length > 0 && (
        <Drawer open={isMoreOpen} onClose={close} title={more}>
          <Rest>
            <StaffNavList
              tall
              entries={rest}
              currentId={currentId}
              onSelect={(id) => {
                close();
                onSelect(id);
              }}
            />
            {person && (
              <StaffPersonRows
                tall
                person={{
                  ...person,
                  onSignOut: () => {
                    close();
                    person.onSignOut();
                  },
                }}
              />
            )}
          </Rest>
        </Drawer>
      )}
      {overlay}
    </>
  );
};
