import { menuTexts } from '@parvis/locales/menuTexts';
import { placeLine } from '@parvis/locales/placeLine';
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
  greetingWords,
  MAIN_PAGE,
  type Menus,
  menuReducer,
  promptOf,
  startOfMenu,
} from '@parvis/ui/screens/QrMenu/navigation';
import { lazy, Suspense, useMemo, useReducer, useState } from 'react';
import type { OwnContent } from '../../live/content.ts';
import type { SampleScreen } from '../shared/openSample.tsx';
import { getOtherSample } from '../shared/sampleAddresses.ts';
import { t } from '../shared/sampleTexts.ts';
import type { Opened } from './MenuDrawer.tsx';
import type { MenuWords } from './words/fr.ts';

type Tile = Omit<TileItem, 'code' | 'lbl' | 'descr'> & { code: keyof MenuWords['tiles'] };

/** Every kind and state of tile. */
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

const buildSampleMenus = ({ tiles }: MenuWords): Menus<TileItem> =>
  Object.fromEntries(
    Object.entries(pages).map(([page, entries]) => [
      page,
      entries.map((entry) => ({ ...entry, lbl: tiles[entry.code][0], descr: tiles[entry.code][1] })),
    ]),
  );

/** An opinion opens at once. */
const buildOwnMenus = ({ menus }: OwnContent): Menus<TileItem> =>
  Object.fromEntries(
    Object.entries(menus).map(([page, tiles]) => [
      page,
      tiles.map(({ code, lbl, descr, imgSrc, type, urgency }) => ({
        code,
        lbl,
        type: urgency === 'none' ? 'polling' : type,
        ...(descr !== undefined && { descr }),
        ...(imgSrc !== undefined && { imgSrc }),
      })),
    ]),
  );

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

const drawIcon = iconDrawer(24);

/** With the pages that lead to it. */
const findFirstReport = (menus: Menus<TileItem>): readonly TileItem[] => {
  for (const tile of menus[MAIN_PAGE] ?? []) {
    if (tile.type === 'reportEnd') return [tile];
    if (tile.type !== 'menu') continue;
    const further = (menus[tile.code] ?? []).find(({ type }) => type === 'reportEnd');
    if (further) return [tile, further];
  }
  return [];
};

/** Tile named by the address (`tile`); in a customer's menu, the first reportable one. */
const withTile = (menus: Menus<TileItem>, isOwn: boolean): typeof startOfMenu => {
  const code = new URLSearchParams(location.search).get('tile');
  if (!code) return startOfMenu;
  const named = findEntry(menus, code);
  const chosen = isOwn ? findFirstReport(menus) : named ? [named] : [];
  return chosen.reduce((state, entry) => menuReducer(state, { type: 'choose', entry }), startOfMenu);
};

const Bar = ({ onElsewhere }: { onElsewhere: () => void }) => (
  <BottomBar
    currentId="start"
    onSelect={(id) => (id === 'cases' ? location.assign(getOtherSample(2)) : id !== 'start' && onElsewhere())}
    entries={[
      { id: 'start', label: t('nav.home'), icon: <HomeIcon size={24} /> },
      { id: 'cases', label: t('nav.cases'), icon: <ListIcon size={24} />, unread: 1 },
      { id: 'settings', label: t('nav.settings'), icon: <SettingsIcon size={24} /> },
      { id: 'info', label: t('nav.info'), icon: <InfoIcon size={24} /> },
    ]}
  />
);

/** Of the studio's customer or the built-in one. */
const Menu: SampleScreen<MenuWords> = ({ sample, words, notice, ways }) => {
  const { lbl = 'Ville de Belleroche', logo, wlogo, banner, content } = sample;
  const menus = useMemo(() => (content ? buildOwnMenus(content) : buildSampleMenus(words)), [content, words]);
  const texts = useMemo(() => menuTexts(t), []);
  const [state, dispatch] = useReducer(menuReducer, menus, (all) => withTile(all, content !== undefined));
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
  const place = content ? content.place && placeLine(content.place.lbl, content.place.descr) : words.place;
  const greeting = content ? greetingWords(content.greeting) : { title: words.hello, text: words.invitation };
  return (
    <>
      <QrMenu
        texts={texts}
        customer={{
          label: lbl,
          place: place ?? '',
          logoSrc: wlogo ?? logo,
          logoWide: Boolean(wlogo),
        }}
        banner={state.path.length === 0 ? { imageSrc: banner, ...greeting } : undefined}
        prompt={promptOf(menus, state)}
        path={crumbsOf(menus, state, t('menu.root'))}
        onPath={(page) => dispatch({ type: 'to', page })}
        onBack={state.path.length > 0 ? () => dispatch({ type: 'back' }) : undefined}
        tiles={tiles}
        onTile={(tile) => dispatch({ type: 'choose', entry: tile })}
        renderIcon={drawIcon}
        onReport={() => setReporting(true)}
        badge={content ? undefined : 'demo'}
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

/** Remounts for another customer's menu, at its first page. */
export const MenuSample: SampleScreen<MenuWords> = (props) => (
  <Menu key={props.sample.content ? 'own' : 'builtIn'} {...props} />
);
