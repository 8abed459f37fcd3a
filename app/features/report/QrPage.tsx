import type { CustomerInfo, Scan } from '@parvis/api/entities/customer';
import { menuTexts } from '@parvis/locales/menuTexts';
import { placeLine } from '@parvis/locales/placeLine';
import { QrMenu } from '@parvis/ui/screens/QrMenu';
import {
  crumbsOf,
  currentTiles,
  findEntry,
  greetingWords,
  menuReducer,
  promptOf,
  startOfMenu,
} from '@parvis/ui/screens/QrMenu/navigation';
import { type ComponentType, memo, Suspense, use, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { boot } from '../../lib/boot/boot.ts';
import { useCustomerTheme } from '../../lib/branding/useCustomerTheme.ts';
import { saveScan } from '../../lib/session/lastScan.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { MainBar } from '../../shell/MainBar.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { useBackKey } from '../../shell/useBackKey.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import type { PollMarks } from './afterMenu.ts';
import type { BelowMenuProps } from './BelowMenu.tsx';
import { CodeGate, CodeProblem } from './CodeGate.tsx';
import { LazyReportPage } from './lazyReportPage.ts';
import { loadMenuIcons } from './menuIcons.ts';
import { menuStates } from './menuStates.ts';
import { useScan } from './useScan.ts';

const LoadedMenuIcon = ({ name }: { name: string }) => use(loadMenuIcons())(name);

/** The server-rendered icon stays until icons load. */
const MenuIcon = memo(({ name }: { name: string }) => (
  <Suspense>
    <LoadedMenuIcon name={name} />
  </Suspense>
));

const drawIcon = (name: string) => <MenuIcon name={name} />;

const InfoDialog = createLazyPage(async () => (await import('./InfoDialog.tsx')).InfoDialog);
const EmptyMenu = createLazyPage(async () => (await import('./EmptyMenu.tsx')).EmptyMenu);

/** Milliseconds that the first view has the network alone. */
const PREFETCH_DELAY = 2_000;

/** `known`: the profile is loaded, so questions may be fetched. */
const QrMenuView = ({ scan, known }: { scan: Scan; known: boolean }) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { cstmr, menus, place, qrid } = scan;
  const [pollMarks, setPollMarks] = useState<PollMarks>();
  const [state, dispatch] = useReducer(menuReducer, menuStates.get(qrid) ?? startOfMenu);
  // Coming back closes a poll or an information.
  useEffect(() => void menuStates.set(qrid, { ...state, open: undefined }), [qrid, state]);
  useEffect(() => saveScan(qrid, cstmr.cuid), [qrid, cstmr.cuid]);
  const [BelowMenu, setBelowMenu] = useState<ComponentType<BelowMenuProps>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same code, asked for again, changes nothing
  useEffect(() => {
    if (!known) return;
    const prefetchLater = () =>
      import('./afterMenu.ts').then(
        ({ BelowMenu: loaded, runAfterMenu }) => {
          setBelowMenu(() => loaded);
          runAfterMenu(scan, setPollMarks);
        },
        () => undefined,
      );
    // Also after leaving the menu: the person may return offline.
    setTimeout(prefetchLater, PREFETCH_DELAY);
  }, [known, cstmr.cuid]);
  const depth = useRef(state.path.length);
  useEffect(() => {
    // After the browser saved the previous position.
    if (state.path.length > depth.current) requestAnimationFrame(() => scrollTo(0, 0));
    depth.current = state.path.length;
  }, [state.path.length]);
  useBackKey(state.path.length, () => dispatch({ type: 'back' }));
  useEffect(() => {
    if (!state.selected) return;
    LazyReportPage.preload();
    // The report button covers the last row.
    document.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [state.selected]);

  const [reporting, setReporting] = useState(false);
  const openReport = (code: string) => {
    const navigateToReport = () => navigate(`/q/${qrid}/report/${code}${location.search}`);
    setReporting(true);
    LazyReportPage.load().then(navigateToReport, navigateToReport);
  };
  const tiles = currentTiles(menus, state).map((tile) => ({ ...tile, ...pollMarks?.[tile.poll ?? ''] }));
  const prompts = menuTexts(t);
  const prompt = promptOf(menus, state);
  const here = state.selected ?? state.path.at(-1);
  useDocumentTitle((here && findEntry(menus, here)?.lbl) ?? prompts.prompts[prompt], cstmr.cstmrLbl);
  const opened = state.open?.kind === 'info' && findEntry(menus, state.open.code);
  return (
    <>
      <QrMenu
        texts={prompts}
        customer={{
          label: cstmr.cstmrLbl,
          place: placeLine(place.lbl, place.descr),
          logoSrc: cstmr.wlogo ?? cstmr.logo,
          logoWide: Boolean(cstmr.wlogo),
        }}
        banner={
          state.path.length === 0 ? { imageSrc: cstmr.banner, ...greetingWords(cstmr.greeting) } : undefined
        }
        prompt={prompt}
        path={crumbsOf(menus, state, t('menu.root'))}
        onPath={(page) => dispatch({ type: 'to', page })}
        onBack={state.path.length > 0 ? () => dispatch({ type: 'back' }) : undefined}
        tiles={tiles}
        onTile={(entry) => {
          const { urgency, poll } = findEntry(menus, entry.code) ?? {};
          // An opinion opens at once.
          if (urgency === 'none') return openReport(entry.code);
          dispatch({ type: 'choose', entry });
          if (poll) navigate(`/q/${qrid}/poll/${poll}`);
        }}
        renderIcon={drawIcon}
        instead={
          tiles.length === 0 ? (
            <Suspense>
              <EmptyMenu />
            </Suspense>
          ) : undefined
        }
        reporting={reporting}
        onReport={() => openReport(state.selected ?? '')}
        badge={scan.fake ? 'simulation' : boot?.demo ? 'demo' : undefined}
        footer={
          <>
            {BelowMenu && (
              <BelowMenu
                scan={scan}
                codes={state.path.length > 0 ? tiles.map(({ code }) => code) : undefined}
              />
            )}
            <LegalFooter customer={cstmr} />
          </>
        }
        bottomBar={<MainBar current="start" qrid={qrid} />}
      />
      {opened && (
        <Suspense>
          <InfoDialog
            title={opened.lbl}
            text={opened.descr ?? ''}
            contact={cstmr.contact}
            onClose={() => dispatch({ type: 'close' })}
          />
        </Suspense>
      )}
    </>
  );
};

/** One component before and after `known`: nothing remounts. */
const ScannedMenu = ({ qrid, known }: { qrid: string; known: boolean }) => {
  const { t } = useTexts();
  const { scan, problem, refusal, retry } = useScan(qrid, known);
  useCustomerTheme(scan?.cstmr.theme);
  if (problem) return <CodeProblem qrid={qrid} why={problem} refusal={refusal} onRetry={retry} />;
  if (scan) return <QrMenuView scan={scan} known={known} />;
  return <PageLoading waiting={t('load.servers')} />;
};

/** `/q/{qrid}`: a scanned code or a customer's link (`linked`): greeting, gate, menu. */
export const QrPage = ({ qrid, linked }: { qrid: string; linked?: CustomerInfo }) => {
  useEffect(() => void loadMenuIcons(), []);
  return (
    <CodeGate qrid={qrid} linked={linked} placeholder={() => <ScannedMenu qrid={qrid} known={false} />}>
      {() => <ScannedMenu qrid={qrid} known />}
    </CodeGate>
  );
};
