import { PREFIX } from '../../lib/session/kept.ts';
import { ownKeeper } from '../../lib/session/ownKeeper.ts';
import { storage } from '../../lib/session/storage.ts';

/** What a reply is kept under, and what staff write in a dialog of a case: both name the case. */
const BEGUN = /^(?:draft_(.+)|step_(.+)_[^_]+)$/;

/** The case in which something was begun that is kept by this name. */
const caseOf = (name: string): string | undefined => {
  const [, reply, dialog] = BEGUN.exec(name) ?? [];
  return reply ?? dialog;
};

/** The cases in which whoever is here has begun a message, in its field or in a dialog. */
export const begunCases = (): ReadonlySet<string> =>
  new Set(
    Object.keys(storage() ?? {}).flatMap((key) => {
      const name = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
      const csid = caseOf(name);
      return csid !== undefined && ownKeeper(name).load() !== undefined ? [csid] : [];
    }),
  );

/** Whether whoever is here has begun a message in some case: it goes when they leave. */
export const hasBegunMessage = (): boolean => begunCases().size > 0;
