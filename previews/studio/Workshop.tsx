import type { Locale } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { media } from '@parvis/theme/css/tokens';
import { guide } from '@parvis/theme/palette/guide';
import type { ColourKey, Scheme } from '@parvis/theme/palette/keys';
import { DownloadIcon } from '@parvis/ui/icons/DownloadIcon';
import { EyeIcon } from '@parvis/ui/icons/EyeIcon';
import { ImageIcon } from '@parvis/ui/icons/ImageIcon';
import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { SettingsIcon } from '@parvis/ui/icons/SettingsIcon';
import { StarIcon } from '@parvis/ui/icons/StarIcon';
import { useMedia } from '@parvis/ui/useMedia';
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ColoursPanel } from './colours/ColoursPanel.tsx';
import type { OpenKey } from './colours/KeyRow.tsx';
import { ContrastPanel } from './contrast/ContrastPanel.tsx';
import { checkContrast, listRepairs } from './contrast/checkContrast.ts';
import { DraftQuestion, type Question } from './drafts/DraftQuestion.tsx';
import { DraftsPanel } from './drafts/DraftsPanel.tsx';
import { describeThemeChanges } from './drafts/describeThemeChanges.ts';
import type { SavedTheme, ThemeStore } from './drafts/store.ts';
import type { UnsavedStorage } from './drafts/unsavedStorage.ts';
import { type Draft, useDraft } from './drafts/useDraft.ts';
import { SharePanel } from './export/SharePanel.tsx';
import { Dock } from './frame/Dock.tsx';
import { SkipLink, skipTarget } from './frame/SkipLink.tsx';
import { getPanelId, getTabId, Tabs } from './frame/Tabs.tsx';
import { type BackLink, TopBar } from './frame/TopBar.tsx';
import { Stage } from './frames/Stage.tsx';
import { useContent } from './frames/useContent.ts';
import { useFrameReports } from './frames/useFrameReports.ts';
import type { AddressLook } from './import/readLookAddress.ts';
import { LogosPanel } from './logos/LogosPanel.tsx';
import { useStudioTexts } from './shared/texts.tsx';
import { type BrandWork, StartPanel } from './start/StartPanel.tsx';
import { isLabel } from './state/document.ts';
import type { Work } from './state/useWork.ts';

const Layout = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // Dock at the lower edge.
  '@phone': { minBlockSize: '100vh', '& > main': { flex: '1 0 auto' } },
  // Between tabs and dock.
  '& > main': { outline: 'none' },
  '& > main, & > main *': { '@phone': { scrollMarginBlock: '4rem 6rem' } },
  '@desk': {
    display: 'grid',
    gridTemplate:
      '"bar bar bar" auto "tabs panel stage" minmax(0, 1fr) / auto minmax(21rem, 25rem) minmax(0, 1fr)',
    flex: '1 1 0',
    minBlockSize: 0,
    '& > header': { gridArea: 'bar' },
    '& > nav': { gridArea: 'tabs' },
    '& > main': { gridArea: 'panel', overflowY: 'auto', hairline: 'inlineEnd' },
    '& > section': { gridArea: 'stage' },
  },
});
const Shown = styled('div', { outline: 'none' });

const parts = [
  { id: 'start', Icon: StarIcon },
  { id: 'logos', Icon: ImageIcon },
  { id: 'colours', Icon: SettingsIcon },
  { id: 'contrast', Icon: EyeIcon },
  { id: 'share', Icon: DownloadIcon },
  { id: 'drafts', Icon: ListIcon },
] as const;
export type Part = (typeof parts)[number]['id'];

const findGroup = (key: ColourKey): string =>
  guide.find(({ keys }) => keys.some((own) => own.key === key))?.name ?? '';

/** Text fields have their own undo. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea') ||
    target.matches('input:not([data-colour]):not([type=range]):not([type=file])'));

function useShortcuts(work: Work, save: () => void): void {
  const latest = useRef({ work, save });
  latest.current = { work, save };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const back = key === 'z' && !event.shiftKey;
      const again = key === 'y' || (key === 'z' && event.shiftKey);
      if ((!back && !again && key !== 's') || (key !== 's' && hasOwnUndo(event.target))) return;
      event.preventDefault();
      if (back) latest.current.work.undo();
      else if (again) latest.current.work.redo();
      else latest.current.save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** When it changes; respects `scroll-margin`. */
function useScrollToTop(part: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const before = useRef(part);
  useLayoutEffect(() => {
    const box = place.current;
    if (before.current === part || !box) return;
    before.current = part;
    const covered = Number.parseFloat(getComputedStyle(box).scrollMarginBlockStart) || 0;
    if (box.getBoundingClientRect().top < covered) box.scrollIntoView({ block: 'start' });
  }, [part]);
  return place;
}

/** Confirms a save that everybody sees. */
function useConfirmedSave(draft: Draft): [Draft, React.ReactNode] {
  const texts = useStudioTexts();
  const [asked, setAsked] = useState<Question | null>(null);
  const { work, fixed, dirty, name, state } = draft;
  const save = () => {
    const isSeen = fixed && dirty && state !== 'saving' && isLabel(work.document.label);
    if (!isSeen) return draft.save();
    const changes = describeThemeChanges(texts, work.before, work.document);
    setAsked({ kind: 'replace', name, changes, go: draft.save });
  };
  return [{ ...draft, save }, <DraftQuestion key="save" asked={asked} onDone={() => setAsked(null)} />];
}

/** Open part, and chosen, lit and unfolded colour keys in it. */
function useSelection() {
  const [part, setPart] = useState<Part>('start');
  const [open, setOpen] = useState<OpenKey | null>(null);
  const [chosen, setChosen] = useState<readonly ColourKey[]>([]);
  const [lit, setLit] = useState<ColourKey | null>(null);
  const [groups, setGroups] = useState<ReadonlySet<string>>(() => new Set(['page']));
  const showGroup = (group: string, shown: boolean) =>
    setGroups((before) => {
      if (before.has(group) === shown) return before;
      const next = new Set(before);
      if (shown) next.add(group);
      else next.delete(group);
      return next;
    });
  const chooseKeys = (keys: readonly ColourKey[], scheme: Scheme) => {
    const [first] = keys;
    if (!first) return;
    setPart('colours');
    for (const key of keys) showGroup(findGroup(key), true);
    setChosen(keys);
    setOpen({ key: first, scheme });
  };
  const openPart = (next: Part) => {
    setPart(next);
    setChosen([]);
    setLit(null);
  };
  return { part, openPart, open, setOpen, chosen, chooseKeys, lit, setLit, groups, showGroup };
}

export type WorkshopProps = {
  store: ThemeStore;
  place: UnsavedStorage;
  /** Null resumes the last work. */
  theme: SavedTheme | null;
  asked: AddressLook | undefined;
  samples: string;
  onLocale: ((locale: Locale) => void) | undefined;
  back: BackLink | undefined;
};

export const Workshop = ({ store, place, theme, asked, samples, onLocale, back }: WorkshopProps) => {
  const { t } = useStudioTexts();
  const [draft, question] = useConfirmedSave(useDraft(store, place, theme, asked?.document));
  const content = useContent(store, draft.id);
  const { work } = draft;
  const { palette } = work.document;
  const { part, openPart, ...selection } = useSelection();
  const top = useScrollToTop(part);
  const [brand, setBrand] = useState<BrandWork | null>(null);
  const [heard, listeners] = useFrameReports(work.document);
  const pairs = useMemo(() => checkContrast(palette), [palette]);
  const later = useDeferredValue(palette);
  const repairs = useMemo(() => listRepairs(later), [later]);
  useShortcuts(work, draft.save);
  const isPhone = useMedia(media.phone);

  const failing = pairs.filter(({ passes }) => !passes).length;
  const counts: Partial<Record<Part, number>> = {
    logos: heard.letters === undefined || heard.letters === 'shown' ? 0 : 1,
    contrast: failing,
    drafts: draft.left.length,
  };
  const drawn: Record<Part, () => React.ReactNode> = {
    start: () => <StartPanel draft={draft} brand={brand} onBrand={setBrand} />,
    logos: () => (
      <LogosPanel
        work={work}
        refused={draft.refused}
        heard={heard}
        banner={store.content && { inForce: content.content?.banner ?? '' }}
      />
    ),
    colours: () => (
      <ColoursPanel
        work={work}
        pairs={pairs}
        open={selection.open}
        onOpen={selection.setOpen}
        chosen={selection.chosen}
        shown={selection.groups}
        onShown={selection.showGroup}
        onLight={selection.setLit}
      />
    ),
    contrast: () => <ContrastPanel work={work} pairs={pairs} repairs={repairs} />,
    share: () => <SharePanel work={work} samples={samples} name={draft.name} scheme={asked?.scheme} />,
    drafts: () => <DraftsPanel draft={draft} store={store} />,
  };
  return (
    <Layout>
      <SkipLink />
      <TopBar draft={draft} onLocale={onLocale} back={back} nameAlone={isPhone} />
      <Tabs
        label={t('studio.parts')}
        value={part}
        onValueChange={openPart}
        items={parts.map(({ id, Icon }) => ({
          id,
          label: t(`studio.part.${id}`),
          icon: <Icon size={22} />,
          count: counts[id],
        }))}
      />
      <main key={part} ref={top} {...skipTarget}>
        <Shown role="tabpanel" id={getPanelId(part)} aria-labelledby={getTabId(part)} tabIndex={-1}>
          {drawn[part]()}
        </Shown>
      </main>
      <Dock draft={draft} isPhone={isPhone} unfolded={asked !== undefined}>
        {(folded) => (
          <Stage
            work={work}
            samples={samples}
            content={content}
            lit={selection.lit}
            folded={folded}
            onChosen={selection.chooseKeys}
            {...listeners}
          />
        )}
      </Dock>
      {question}
    </Layout>
  );
};
