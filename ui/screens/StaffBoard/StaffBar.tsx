import { styled } from '@parvis/theme/css/stitches';
import { useState } from 'react';
import { MenuIcon } from '../../icons/MenuIcon.tsx';
import { BottomBar } from '../../parts/BottomBar/BottomBar.tsx';
import { Drawer } from '../../parts/Drawer/Drawer.tsx';
import { StaffNavList } from './StaffNavList.tsx';
import { StaffPersonRows, type StaffRailProps } from './StaffRail.tsx';

const Bar = styled('div', { '@desk': { display: 'none' }, '&[data-open]': { display: 'none' } });
const Rest = styled('div', { display: 'grid', gap: '$2' });

/** In a phone's row. */
const ROW = 5;
const MORE = 'more';

/** Bar, and the rest behind its last button. */
function splitEntries({ entries, own = [] }: Pick<StaffRailProps, 'entries' | 'own'>) {
  const all = [...entries, ...own];
  return all.length <= ROW
    ? { shown: all, rest: [] }
    : { shown: all.slice(0, ROW - 1), rest: all.slice(ROW - 1) };
}

/** Phone navigation for staff, with a drawer for the rest; hidden under an open case. */
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
