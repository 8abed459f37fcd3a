import { PREFIX } from '../../lib/session/kept.ts';
import { ownKeeper } from '../../lib/session/ownKeeper.ts';
import { storage } from '../../lib/session/storage.ts';

/** Keys of drafts: replies, and staff dialogs. */
const BEGUN = /^(?:draft_(.+)|step_(.+)_[^_]+)$/;

const caseOf = (name: string): string | undefined => {
  const [, reply, dialog] = BEGUN.exec(name) ?? [];
  return reply ?? dialog;
};

/** Cases with an own draft. */
export const begunCases = (): ReadonlySet<string> =>
  new Set(
    Object.keys(storage() ?? {}).flatMap((key) => {
      const name = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
      const csid = caseOf(name);
      return csid !== undefined && ownKeeper(name).load() !== undefined ? [csid] : [];
    }),
  );

/** Whether drafts would be lost on leaving. */
export const hasBegunMessage = (): boolean => begunCases().size > 0;
