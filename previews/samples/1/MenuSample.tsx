import { menuTexts } from '@parvis/locales/menuTexts';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { HomeIcon } from '@parvis/ui/icons/HomeIcon';
import { InfoIcon } from '@parvis/ui/icons/InfoIcon';
import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { SettingsIcon } from '@parvis/ui/icons/SettingsIcon';
import { BottomBar } from '@parvis/ui/parts/BottomBar';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { QrMenu } from '@parvis/ui/screens/QrMenu';
import {
  crumbsOf,
  currentTiles,
  findEntry,
  menuReducer,
  promptOf,
  startOfMenu,
} from '@parvis/ui/screens/QrMenu/navigation';
import { lazy, Suspense, useMemo, useReducer, useState } from 'react';
import { otherSample } from '../shared/addresses.ts';
import type { SampleScreen } from '../shared/openSample.tsx';
import { t } from '../shared/words.ts';
import type { Opened } from './MenuDrawer.tsx';
import { menusOf } from './menus.ts';
import type { MenuWords } from './words/fr.ts';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

const drawIcon = iconDrawer(24);

/** The menu with the tile chosen that the address names (`tile`), so that a chosen tile and the report button show. */
const withTile = (menus: ReturnType<typeof menusOf>): typeof startOfMenu => {
  const code = new URLSearchParams(location.search).get('tile');
  const entry = code && findEntry(menus, code);
  return entry ? menuReducer(startOfMenu, { type: 'choose', entry }) : startOfMenu;
};

const Bar = ({ onElsewhere }: { onElsewhere: () => void }) => (
  <BottomBar
    currentId="start"
    onSelect={(id) => (id === 'cases' ? location.assign(otherSample(2)) : id !== 'start' && onElsewhere())}
    entries={[
      { id: 'start', label: t('nav.home'), icon: <HomeIcon size={24} /> },
      { id: 'cases', label: t('nav.cases'), icon: <ListIcon size={24} />, unread: 1 },
      { id: 'settings', label: t('nav.settings'), icon: <SettingsIcon size={24} /> },
      { id: 'info', label: t('nav.info'), icon: <InfoIcon size={24} /> },
    ]}
  />
);

/** The menu of a scanned code with a built-in customer, in the colours of the address. */
export const MenuSample: SampleScreen<MenuWords> = ({ sample, words, notice, ways }) => {
  const menus = useMemo(() => menusOf(words), [words]);
  const texts = useMemo(() => menuTexts(t), []);
  const [state, dispatch] = useReducer(menuReducer, menus, withTile);
  const [reporting, setReporting] = useState(false);
  const [said, setSaid] = useState<'nothingSent' | 'notHere'>();
  const tiles = currentTiles(menus, state);
  const entry = state.open && findEntry(menus, state.open.code);
  const selected = tiles.find((tile) => tile.selected);
  const openedEntry: Opened | undefined = entry && {
    kind: entry.type === 'polling' ? 'poll' : 'info',
    title: entry.lbl,
    text: entry.descr ?? '',
  };
  const opened: Opened | undefined = reporting ? { kind: 'report', title: selected?.lbl ?? '' } : openedEntry;
  const close = () => {
    setReporting(false);
    dispatch({ type: 'close' });
  };
  const { lbl = 'Ville de Belleroche', logo, wlogo } = sample;
  return (
    <>
      <QrMenu
        texts={texts}
        customer={{
          label: lbl,
          place: words.place,
          logoSrc: wlogo ?? logo,
          logoWide: Boolean(wlogo),
        }}
        banner={{ title: words.hello, text: words.invitation }}
        prompt={promptOf(menus, state)}
        path={crumbsOf(menus, state, t('menu.root'))}
        onPath={(page) => dispatch({ type: 'to', page })}
        onBack={state.path.length > 0 ? () => dispatch({ type: 'back' }) : undefined}
        tiles={tiles}
        onTile={(tile) => dispatch({ type: 'choose', entry: tile })}
        renderIcon={drawIcon}
        onReport={() => setReporting(true)}
        badge="demo"
        notice={notice ?? ways}
        bottomBar={<Bar onElsewhere={() => setSaid('notHere')} />}
      />
      {opened && (
        <Suspense>
          <MenuDrawer
            opened={opened}
            onClose={close}
            onDone={() => {
              close();
              dispatch({ type: 'deselect' });
              setSaid('nothingSent');
            }}
          />
        </Suspense>
      )}
      <ToastRegion>
        {said && (
          <Toast tone={said === 'nothingSent' ? 'done' : 'info'} onClose={() => setSaid(undefined)}>
            {words[said]}
          </Toast>
        )}
      </ToastRegion>
    </>
  );
};
