import { useEffect, useState } from 'react';
import type { OwnContent } from '../../live/content.ts';
import type { ThemeStore } from '../drafts/store.ts';
import { useStudioTexts } from '../shared/texts.tsx';

/** The host's customer, else the built-in town. */
export interface FrameContent {
  /** The built-in town must not flash. */
  readonly waits: boolean;
  readonly content: OwnContent | undefined;
  readonly failed: boolean;
}

const NONE: FrameContent = { waits: false, content: undefined, failed: false };
const WAITING: FrameContent = { ...NONE, waits: true };

/** Reloads it for another language. */
export function useContent(store: ThemeStore, id: string | null): FrameContent {
  const { locale } = useStudioTexts();
  const [shown, setShown] = useState(store.content ? WAITING : NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host answers in the language of the page
  useEffect(() => {
    let current = true;
    store.content?.(id).then(
      (content) => current && setShown({ ...NONE, content }),
      () => current && setShown((before) => ({ ...NONE, content: before.content, failed: !before.content })),
    );
    return () => {
      current = false;
    };
  }, [store, id, locale]);
  return shown;
}
