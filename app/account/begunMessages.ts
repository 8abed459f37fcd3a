import { ownKeeper } from '../session/ownKeeper.ts';

const KEPT = 'pv_kept_';
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
    (key) => key.startsWith(KEPT + DRAFT) && ownKeeper(key.slice(KEPT.length)).load() !== undefined,
  );
