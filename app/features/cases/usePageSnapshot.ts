import type { CaseInfo } from '@parvis/api/entities/case';
import type { CaseItem } from '@parvis/ui/screens/CaseList';
import type { ChatItem } from '@parvis/ui/screens/Chat';
import { useEffect, useRef } from 'react';
import { resolveScheme } from '../../lib/branding/scheme.ts';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { formatCaseSubtitle, getCaseTitle } from './caseTexts.ts';
import { isShowingCache } from './isShowingCache.ts';
import {
  buildCaseListSnapshot,
  buildSnapshotLines,
  type ColourName,
  colourNames,
  type PageSnapshot,
  SNAPSHOT_KEYS,
} from './pageSnapshot.ts';

/** Debounces writes, milliseconds. */
const SAVE_DELAY = 500;

/** Undefined if one is missing. */
function readColours(element: Element): Record<ColourName, string> | undefined {
  const style = getComputedStyle(element);
  const found = colourNames.map((name) => [name, style.getPropertyValue(`--pv-colors-${name}`)] as const);
  return found.every(([, value]) => value !== '')
    ? (Object.fromEntries(found) as Record<ColourName, string>)
    : undefined;
}

type SnapshotTexts = Pick<PageSnapshot, 'csid' | 'title' | 'subtitle' | 'label' | 'lines'>;

interface SnapshotSource {
  readonly crUid: string;
  readonly name: (typeof SNAPSHOT_KEYS)[keyof typeof SNAPSHOT_KEYS];
  readonly within: string;
  readonly buildTexts: () => SnapshotTexts | undefined;
}

/** For an offline start, whenever `known` changes. */
function useSavedSnapshot(
  { crUid, name, within, buildTexts }: SnapshotSource,
  known: readonly unknown[],
): void {
  const texts = useTexts();
  const now = useRef(buildTexts);
  now.current = buildTexts;
  useEffect(() => {
    // Showing cached data must not extend its lifetime.
    if (navigator.onLine === false || isShowingCache.get()) return;
    const save = () => {
      const shown = now.current();
      const around = document.querySelector(within);
      const colours = around ? readColours(around) : undefined;
      if (!shown || !colours || isShowingCache.get()) return;
      const look = { locale: texts.locale(), told: texts.t('chat.kept'), scheme: resolveScheme(), colours };
      createUserSlot(crUid, name).save({ ...shown, ...look } satisfies PageSnapshot);
    };
    const timer = setTimeout(save, SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [crUid, name, within, texts, ...known]);
}

interface Conversation {
  readonly crUid: string;
  readonly csid: string;
  readonly info: CaseInfo | undefined;
  readonly items: readonly ChatItem[];
}

export function useConversationSnapshot({ crUid, csid, info, items }: Conversation): void {
  const texts = useTexts();
  const buildTexts = (): SnapshotTexts | undefined =>
    info && items.length > 0
      ? {
          csid,
          title: getCaseTitle(info),
          subtitle: formatCaseSubtitle(info, texts),
          label: texts.t('chat.log'),
          lines: buildSnapshotLines(items),
        }
      : undefined;
  useSavedSnapshot({ crUid, name: SNAPSHOT_KEYS.conversation, within: '[role=log]', buildTexts }, [
    csid,
    info,
    items,
  ]);
}

export function useListSnapshot(
  crUid: string,
  { site, items }: { readonly site: string; readonly items: readonly CaseItem[] | undefined },
): void {
  const { t } = useTexts();
  const buildTexts = (): SnapshotTexts | undefined =>
    items && site
      ? {
          title: site,
          subtitle: t('home.title'),
          label: t('home.title'),
          lines: buildCaseListSnapshot(items),
        }
      : undefined;
  const lines = items && JSON.stringify(buildCaseListSnapshot(items));
  useSavedSnapshot({ crUid, name: SNAPSHOT_KEYS.list, within: 'main', buildTexts }, [site, lines]);
}
