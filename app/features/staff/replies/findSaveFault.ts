import { SAVED_REPLIES_MAX } from '@parvis/api/entities/savedReply';
import type { Translate } from '@parvis/locales/translate';
import { getRefusal } from '../../../lib/api/hostClients.ts';

/** Reason and remedy. */
export function findSaveFault(error: unknown, t: Translate): string | undefined {
  if (!error) return undefined;
  const code = getRefusal(error)?.code;
  if (code === 'forbidden') return t('replies.save.refused');
  return code === 'conflict' ? t('replies.save.full', { max: SAVED_REPLIES_MAX }) : t('replies.save.failed');
}
