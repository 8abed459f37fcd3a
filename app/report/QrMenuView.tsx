import type { MenuEntry, Scan } from '@parvis/api/entities/customer';
import { iconByName } from '@parvis/ui/icons/byName';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { QrMenu, type QrMenuPrompt } from '@parvis/ui/screens/QrMenu';
import { Suspense, use, useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'wouter';
import { MainBar } from '../pages/MainBar.tsx';
import { focusHeading } from '../pages/PageFocus.tsx';
import { onDemand } from '../texts/onDemand.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { InfoDrawerProps } from './InfoDrawer.tsx';
import { rememberScan } from './lastScan.ts';
import { LazyReportPage } from './lazyReportPage.ts';
import {
  currentPage,
  findEntry,
  MAIN_PAGE,
  type MenuState,
  menuReducer,
  startOfMenu,
} from './menuNavigation.ts';

const infoDrawer = onDemand(async () => (await import('./InfoDrawer.tsx')).InfoDrawer);
const InfoDrawer = (props: InfoDrawerProps) => {
  const Loaded = use(infoDrawer.load());
  return <Loaded {...props} />;
};

const drawIcon = (name: string) => {
  const Icon = iconByName(name);
  return <Icon size={24} />;
};

const promptOf = (state: MenuState): QrMenuPrompt => {
  if (state.selected) return 'reportOrOther';
  return state.path.length > 0 ? 'option' : 'category';
};

/** The first sentence of a greeting stands out. */
const greetingWords = (greeting = ''): { title: string; text: string } => {
  const [, title = greeting, text = ''] = /^(.+?[!?.])\s+(.+)$/.exec(greeting) ?? [];
  return { title, text };
};

/** Where a person left the menu of a code: they come back to it from a report, or once their profile is there. */
const left = new Map<string, MenuState>();

/** The menu of a place: tiles, submenus, and the report button once a category is selected. */
export const QrMenuView = ({ scan }: { scan: Scan }) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { cstmr, menus, place, qrid } = scan;
  const [state, dispatch] = useReducer(menuReducer, left.get(qrid) ?? startOfMenu);
  useEffect(() => void left.set(qrid, state), [qrid, state]);
  useEffect(() => rememberScan(qrid), [qrid]);
  const page = currentPage(state);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // The tile that was pressed is gone with its page.
    focusHeading();
  }, [page]);
  useEffect(() => {
    if (state.selected) LazyReportPage.loadAhead();
  }, [state.selected]);

  const entries = menus[page] ?? [];
  const label = (code: string) => findEntry(menus, code)?.lbl ?? code;
  const opened: MenuEntry | undefined = state.open && findEntry(menus, state.open.code);
  return (
    <>
      <QrMenu
        texts={{
          prompts: {
            category: t('menu.title'),
            option: t('menu.continue'),
            poll: t('menu.poll'),
            info: t('menu.info'),
            reportOrOther: t('menu.other'),
          },
          report: (lbl) => t('menu.report', { lbl }),
        }}
        customer={{ label: cstmr.cstmrLbl, place: place.lbl, logoSrc: cstmr.logo }}
        banner={{ imageSrc: cstmr.banner, ...greetingWords(cstmr.greeting) }}
        prompt={promptOf(state)}
        path={[
          { id: MAIN_PAGE, label: t('menu.root') },
          ...state.path.map((code) => ({ id: code, label: label(code) })),
        ]}
        onPath={(page) => dispatch({ type: 'to', page })}
        onBack={state.path.length > 0 ? () => dispatch({ type: 'back' }) : undefined}
        tiles={entries.map((entry) => ({
          code: entry.code,
          type: entry.type,
          imgSrc: entry.imgSrc,
          lbl: entry.lbl,
          descr: entry.descr,
          pending: entry.pending ?? false,
          alreadyAnswered: entry.alreadyAnswered ?? false,
          selected: entry.code === state.selected,
        }))}
        onTile={(entry) => dispatch({ type: 'choose', entry })}
        renderIcon={drawIcon}
        instead={
          entries.length === 0 ? (
            <EmptyState title={t('menu.empty')} text={t('menu.empty.text')} />
          ) : undefined
        }
        onReport={() => state.selected && navigate(`/q/${qrid}/report/${state.selected}`)}
        badge={scan.fake ? 'simulation' : undefined}
        bottomBar={<MainBar current="start" />}
      />
      {opened && (
        <Suspense>
          <InfoDrawer
            title={opened.lbl}
            text={opened.descr ?? ''}
            onClose={() => dispatch({ type: 'close' })}
          />
        </Suspense>
      )}
    </>
  );
};
