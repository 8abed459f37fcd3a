import { PREFIX } from '../session/kept.ts';
import { ownKeeper } from '../session/ownKeeper.ts';

/** What a reply is kept under, and what staff write in a dialog of a case. */
const BEGUN = ['draft_', 'step_'];
const isBegun = (key: string): boolean => BEGUN.some((name) => key.startsWith(PREFIX + name));

const keys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/** Whether whoever is here has begun a message in some case, in its field or in a dialog: it goes when they leave. */
export const hasBegunMessage = (): boolean =>
  keys().some((key) => isBegun(key) && ownKeeper(key.slice(PREFIX.length)).load() !== undefined);
