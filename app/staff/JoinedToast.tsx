import { Toast } from '@parvis/ui/parts/Toast';
import { useState } from 'react';
import { tabKeeper } from '../session/kept.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Tells who signed in that this device had an account, which is theirs now, until it is put away: `noteJoined` keeps it. */
export const JoinedToast = () => {
  const { t } = useTexts();
  const [kept] = useState(() => tabKeeper('joined'));
  const [told, setTold] = useState(() => kept.load() === true);
  const close = () => {
    kept.remove();
    setTold(false);
  };
  return told ? <Toast onClose={close}>{t('staff.joined')}</Toast> : null;
};
