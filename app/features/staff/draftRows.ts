import type { Draft } from '@parvis/api/calls/drafts';
import type { TextStore } from '@parvis/locales/translate';
import { createOwnSlot, getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { createTextDraft } from '../../lib/session/textDraft.ts';
import { listDraftCases } from '../account/caseDrafts.ts';
import {
  createClosingDraft,
  createDialogKeeper,
  createHoldDraft,
  createQuestionDraft,
} from './dialogDrafts.ts';
import { readWords } from './questionForm.ts';

/** The reply, else a dialog. */
const findDraftText = (csid: string): string | undefined => {
  const me = getOwnCrUid();
  const held = createHoldDraft(createDialogKeeper(me, csid, 'hold')).load();
  return [
    createTextDraft(createOwnSlot(`draft_${csid}`)).load(),
    held?.reason,
    held?.sentence,
    readWords(createQuestionDraft(createDialogKeeper(me, csid, 'ask')).load()?.title ?? {}),
    createClosingDraft(createDialogKeeper(me, csid, 'reject')).load()?.txt,
    createClosingDraft(createDialogKeeper(me, csid, 'closeWithWords')).load()?.txt,
  ].find((words) => words?.trim());
};

/** By case, local and remote: "Brouillon : Nous passons". */
export const buildDraftRows = (
  { t }: TextStore,
  kept: readonly Draft[] = [],
): ReadonlyMap<string, string> => {
  const elsewhere = new Map(kept.map(({ csid, txt }) => [csid, txt]));
  return new Map(
    [...new Set([...listDraftCases(), ...elsewhere.keys()])].map((csid) => {
      const txt = findDraftText(csid) ?? elsewhere.get(csid);
      return [csid, txt === undefined ? t('staff.row.begun') : t('staff.row.draft', { txt })];
    }),
  );
};
