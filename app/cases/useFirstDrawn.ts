import type { CaseInfo } from '@parvis/api/entities/case';
import type { ChatItem } from '@parvis/ui/screens/Chat';
import { useEffect } from 'react';
import { currentScheme } from '../look/scheme.ts';
import { keeper } from '../session/keeper.ts';
import { useTexts } from '../texts/useTexts.ts';
import { caseSubtitle, caseTitle } from './caseWords.ts';
import { type ColourName, colourNames, drawnLines, FIRST_DRAWN, type FirstDrawn } from './firstDrawn.ts';
import { keptShown } from './keptShown.ts';

/** Many answers may come at once: they are written together, milliseconds. */
const PAUSE = 500;

/** The colours as they stand around the conversation; nothing where one is missing. */
function coloursOf(log: Element): Record<ColourName, string> | undefined {
  const style = getComputedStyle(log);
  const found = colourNames.map((name) => [name, style.getPropertyValue(`--pv-colors-${name}`)] as const);
  return found.every(([, value]) => value !== '')
    ? (Object.fromEntries(found) as Record<ColourName, string>)
    : undefined;
}

interface Drawn {
  readonly crUid: string;
  readonly csid: string;
  readonly info: CaseInfo | undefined;
  readonly items: readonly ChatItem[];
}

/** Keeps the end of a conversation to be drawn before the app is there, where the next opening reaches nobody. */
export function useFirstDrawn({ crUid, csid, info, items }: Drawn): void {
  const texts = useTexts();
  useEffect(() => {
    // What was kept lasts no longer for being shown.
    if (!info || items.length === 0 || navigator.onLine === false || keptShown.get()) return;
    const save = () => {
      const log = document.querySelector('[role=log]');
      const colours = log ? coloursOf(log) : undefined;
      if (!colours || keptShown.get()) return;
      const value = {
        csid,
        locale: texts.locale(),
        title: caseTitle(info),
        subtitle: caseSubtitle(info, texts),
        told: texts.t('chat.kept'),
        conversation: texts.t('chat.log'),
        lines: drawnLines(items),
        scheme: currentScheme(),
        colours,
      } satisfies FirstDrawn;
      keeper(crUid, FIRST_DRAWN).save(value);
    };
    const timer = setTimeout(save, PAUSE);
    return () => clearTimeout(timer);
  }, [crUid, csid, info, items, texts]);
}
