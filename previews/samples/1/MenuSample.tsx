import { menuTexts } from '@parvis/locales/menuTexts';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { HomeIcon } from '@parvis/ui/icons/HomeIcon';
import { InfoIcon } from '@parvis/ui/icons/InfoIcon';
import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { SettingsIcon } from '@parvis/ui/icons/SettingsIcon';
import { BottomBar } from '@parvis/ui/parts/BottomBar';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { QrMenu, type TileItem } from '@parvis/ui/screens/QrMenu';
import {
  crumbsOf,
  currentTiles,
  findEntry,
  type Menus,
  menuReducer,
  promptOf,
  startOfMenu,
} from '@parvis/ui/screens/QrMenu/navigation';
import { lazy, Suspense, useMemo, useReducer, useState } from 'react';
import { otherSample } from '../shared/addresses.ts';
import type { SampleScreen } from '../shared/openSample.tsx';
import { t } from '../shared/words.ts';
import type { Opened } from './MenuDrawer.tsx';
import type { MenuWords } from './words/fr.ts';

type Tile = Omit<TileItem, 'code' | 'lbl' | 'descr'> & { code: keyof MenuWords['tiles'] };

/** A menu as a customer's could be: every kind of tile and state is in it. */
const pages: Readonly<Record<string, readonly Tile[]>> = {
  main: [
    { code: 'hygiene', type: 'menu', imgSrc: 'droplet' },
    { code: 'comfort', type: 'menu', imgSrc: 'sofa' },
    { code: 'repair', type: 'reportEnd', imgSrc: 'wrench' },
    { code: 'it', type: 'reportEnd', imgSrc: 'wifi' },
    { code: 'opinion', type: 'polling', imgSrc: 'chart', alreadyAnswered: true },
    { code: 'hours', type: 'info', imgSrc: 'info' },
  ],
  hygiene: [
    { code: 'toilets', type: 'reportEnd', imgSrc: 'droplet' },
    { code: 'bins', type: 'reportEnd', imgSrc: 'trash' },
    { code: 'floor', type: 'reportEnd', imgSrc: 'sparkles', pending: true },
  ],
  comfort: [
    { code: 'heat', type: 'reportEnd', imgSrc: 'sun' },
    { code: 'seats', type: 'reportEnd', imgSrc: 'sofa' },
    { code: 'noise', type: 'reportEnd', imgSrc: 'speaker' },
  ],
};

/** The menus of the sample in the words of a language. */
const menusOf = ({ tiles }: MenuWords): Menus<TileItem> =>
  Object.fromEntries(
    Object.entries(pages).map(([page, entries]) => [
      page,
      entries.map((entry) => ({ ...entry, lbl: tiles[entry.code][0], descr: tiles[entry.code][1] })),
    ]),
  );

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
