import { PREFIX } from '../session/kept.ts';
import { ownKeeper } from '../session/ownKeeper.ts';

const DRAFT = 'draft_';

const keys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/** Whether whoever is here has begun a message in some case: it goes when they leave. */
export const hasBegunMessage = (): boolean =>
  keys().some(
    (key) => key.startsWith(PREFIX + DRAFT) && ownKeeper(key.slice(PREFIX.length)).load() !== undefined,
  );
