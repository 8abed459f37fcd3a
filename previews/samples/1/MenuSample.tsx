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
import { lazy, Suspense, useReducer, useState } from 'react';
import { AsidesNotice } from '../shared/AsidesNotice.tsx';
import { otherSample } from '../shared/addresses.ts';
import type { SampleScreen } from '../shared/openSample.tsx';
import { t } from '../shared/words.ts';
import type { Opened } from './MenuDrawer.tsx';
import { menus } from './menus.ts';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

const drawIcon = iconDrawer(24);

const words = menuTexts(t);

/** The menu with the tile chosen that the address names (`tile`), so that a chosen tile and the report button show. */
const withTile = (start: typeof startOfMenu): typeof startOfMenu => {
  const code = new URLSearchParams(location.search).get('tile');
  const entry = code && findEntry(menus, code);
  return entry ? menuReducer(start, { type: 'choose', entry }) : start;
};

const NOTHING_SENT = 'Merci. Ceci est un aperçu : rien n’a été envoyé.';
const NOT_HERE = 'Cette page ne fait pas partie de l’aperçu.';

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
export const MenuSample: SampleScreen = ({ sample, asides }) => {
  const [state, dispatch] = useReducer(menuReducer, startOfMenu, withTile);
  const [reporting, setReporting] = useState(false);
  const [notice, setNotice] = useState('');
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
        texts={words}
        customer={{
          label: lbl,
          place: 'Halles du marché · entrée nord',
          logoSrc: wlogo ?? logo,
          logoWide: Boolean(wlogo),
        }}
        banner={{ title: 'Bonjour !', text: 'Un souci ici ? Dites-le en quelques gestes.' }}
        prompt={promptOf(menus, state)}
        path={crumbsOf(menus, state, t('menu.root'))}
        onPath={(page) => dispatch({ type: 'to', page })}
        onBack={state.path.length > 0 ? () => dispatch({ type: 'back' }) : undefined}
        tiles={tiles}
        onTile={(tile) => dispatch({ type: 'choose', entry: tile })}
        renderIcon={drawIcon}
        onReport={() => setReporting(true)}
        badge="demo"
        notice={<AsidesNotice asides={asides} />}
        bottomBar={<Bar onElsewhere={() => setNotice(NOT_HERE)} />}
      />
      {opened && (
        <Suspense>
          <MenuDrawer
            opened={opened}
            onClose={close}
            onDone={() => {
              close();
              dispatch({ type: 'deselect' });
              setNotice(NOTHING_SENT);
            }}
          />
        </Suspense>
      )}
      <ToastRegion>
        {notice && (
          <Toast tone={notice === NOTHING_SENT ? 'done' : 'info'} onClose={() => setNotice('')}>
            {notice}
          </Toast>
        )}
      </ToastRegion>
    </>
  );
};
