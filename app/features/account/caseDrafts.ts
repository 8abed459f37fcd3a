import { createOwnSlot } from '../../lib/session/ownSlot.ts';
import { getStorage } from '../../lib/session/storage.ts';
import { STORAGE_PREFIX } from '../../lib/session/userStorage.ts';

/** Replies and staff dialogs. */
const DRAFT_KEY = /^(?:draft_(.+)|step_(.+)_[^_]+)$/;

const parseCase = (name: string): string | undefined => {
  const [, reply, dialog] = DRAFT_KEY.exec(name) ?? [];
  return reply ?? dialog;
};

export const listDraftCases = (): ReadonlySet<string> =>
  new Set(
    Object.keys(getStorage() ?? {}).flatMap((key) => {
      const name = key.startsWith(STORAGE_PREFIX) ? key.slice(STORAGE_PREFIX.length) : '';
      const csid = parseCase(name);
      return csid !== undefined && createOwnSlot(name).load() !== undefined ? [csid] : [];
    }),
  );

/** Whether leaving would lose drafts, notes included. */
export const hasDrafts = (): boolean =>
  listDraftCases().size > 0 ||
  Object.keys(getStorage() ?? {}).some(
    (key) =>
      key.startsWith(`${STORAGE_PREFIX}noteDraft_`) &&
      createOwnSlot(key.slice(STORAGE_PREFIX.length)).load() !== undefined,
  );
