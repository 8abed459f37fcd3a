import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { useAddressDialog } from '../account/useAddressDialog.ts';

/** Verifies the address a mail went to; its reports then appear here. */
export const ConfirmMail = () => {
  const { t } = useTexts();
  const [failed, setFailed] = useState(false);
  const { asked, opening, open, close } = useAddressDialog('mail', {
    onOpen: () => setFailed(false),
    onFailed: () => setFailed(true),
  });
  return (
    <>
      <Button block loading={opening !== undefined} onClick={() => void open('give')}>
        {t('chat.otherBrowser.confirm')}
      </Button>
      {failed && <p role="alert">{t('load.failed.text')}</p>}
      {asked && <asked.Dialog way={asked.way} kind="mail" onEnd={close} onSignedIn={close} />}
    </>
  );
};
