import type { TextStore } from '@parvis/locales/translate';
import { draftText } from '../../lib/session/draftText.ts';
import { ownIdentity, ownKeeper } from '../../lib/session/ownKeeper.ts';
import { begunCases } from '../account/begunMessages.ts';
import { dialogKeeper, holdDraft, questionDraft, wordsDraft } from './dialogDrafts.ts';

/** Finds the draft of a case: the reply before the dialogs. */
const begunWords = (csid: string): string | undefined => {
  const me = ownIdentity();
  return [
    draftText(ownKeeper(`draft_${csid}`)).load(),
    holdDraft(dialogKeeper(me, csid, 'hold')).load()?.reason,
    questionDraft(dialogKeeper(me, csid, 'ask')).load()?.txt,
    wordsDraft(dialogKeeper(me, csid, 'reject')).load()?.txt,
    wordsDraft(dialogKeeper(me, csid, 'closeWithWords')).load()?.txt,
  ].find((words) => words?.trim());
};

/** Formats drafts by case: "Brouillon : Nous passons". */
export const begunRows = ({ t }: TextStore): ReadonlyMap<string, string> =>
  new Map(
    [...begunCases()].map((csid) => {
      const txt = begunWords(csid);
      return [csid, txt === undefined ? t('staff.row.begun') : t('staff.row.draft', { txt })];
    }),
  );
