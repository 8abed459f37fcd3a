import type { CaseInfo } from '@parvis/api/entities/case';
import type { CaseItem } from '@parvis/ui/screens/CaseList';
import type { ChatItem } from '@parvis/ui/screens/Chat';
import { useEffect, useRef } from 'react';
import { currentScheme } from '../../lib/branding/scheme.ts';
import { keeper } from '../../lib/session/keeper.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { caseSubtitle, caseTitle } from './caseWords.ts';
import {
  type ColourName,
  colourNames,
  drawnLines,
  drawnRows,
  FIRST_DRAWN,
  type FirstDrawn,
} from './firstDrawn.ts';
import { keptShown } from './keptShown.ts';

/** Debounces writes, in milliseconds. */
const PAUSE = 500;

/** Undefined if one is missing. */
function coloursOf(element: Element): Record<ColourName, string> | undefined {
  const style = getComputedStyle(element);
  const found = colourNames.map((name) => [name, style.getPropertyValue(`--pv-colors-${name}`)] as const);
  return found.every(([, value]) => value !== '')
    ? (Object.fromEntries(found) as Record<ColourName, string>)
    : undefined;
}

type Words = Pick<FirstDrawn, 'csid' | 'title' | 'subtitle' | 'label' | 'lines'>;

interface Drawn {
  readonly crUid: string;
  readonly name: (typeof FIRST_DRAWN)[keyof typeof FIRST_DRAWN];
  readonly within: string;
  readonly words: () => Words | undefined;
}

/** Saves a snapshot whenever `known` changes, for an offline start. */
function useKeptDrawn({ crUid, name, within, words }: Drawn, known: readonly unknown[]): void {
  const texts = useTexts();
  const now = useRef(words);
  now.current = words;
  useEffect(() => {
    // Showing cached data must not extend its lifetime.
    if (navigator.onLine === false || keptShown.get()) return;
    const save = () => {
      const shown = now.current();
      const around = document.querySelector(within);
      const colours = around ? coloursOf(around) : undefined;
      if (!shown || !colours || keptShown.get()) return;
      const look = { locale: texts.locale(), told: texts.t('chat.kept'), scheme: currentScheme(), colours };
      keeper(crUid, name).save({ ...shown, ...look } satisfies FirstDrawn);
    };
    const timer = setTimeout(save, PAUSE);
    return () => clearTimeout(timer);
  }, [crUid, name, within, texts, ...known]);
}

interface Conversation {
  readonly crUid: string;
  readonly csid: string;
  readonly info: CaseInfo | undefined;
  readonly items: readonly ChatItem[];
}

export function useFirstDrawn({ crUid, csid, info, items }: Conversation): void {
  const texts = useTexts();
  const words = (): Words | undefined =>
    info && items.length > 0
      ? {
          csid,
          title: caseTitle(info),
          subtitle: caseSubtitle(info, texts),
          label: texts.t('chat.log'),
          lines: drawnLines(items),
        }
      : undefined;
  useKeptDrawn({ crUid, name: FIRST_DRAWN.conversation, within: '[role=log]', words }, [csid, info, items]);
}

export function useFirstListed(
  crUid: string,
  { site, items }: { readonly site: string; readonly items: readonly CaseItem[] | undefined },
): void {
  const { t } = useTexts();
  const words = (): Words | undefined =>
    items && site
      ? { title: site, subtitle: t('home.title'), label: t('home.title'), lines: drawnRows(items) }
      : undefined;
  const lines = items && JSON.stringify(drawnRows(items));
  useKeptDrawn({ crUid, name: FIRST_DRAWN.list, within: 'main', words }, [site, lines]);
}
