import { Toast } from '@parvis/ui/parts/Toast';
import { useEffect, useState } from 'react';
import { tabKeeper } from '../session/keeper.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Tells who signed in that this device had an account, which is theirs now, once: `noteJoined` keeps it. */
export const JoinedToast = () => {
  const { t } = useTexts();
  const [kept] = useState(() => tabKeeper('joined'));
  const [told, setTold] = useState(() => kept.load() === true);
  useEffect(() => kept.remove(), [kept]);
  return told ? <Toast onClose={() => setTold(false)}>{t('staff.joined')}</Toast> : null;
};
