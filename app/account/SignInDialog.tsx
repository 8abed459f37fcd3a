import { login } from '@parvis/questionnaire/flows/login';
import { useState } from 'react';
import { aroundCodes } from '../addresses/aroundCodes.tsx';
import { askedSignIn } from '../addresses/askedAddress.ts';
import { giveAddress } from '../addresses/giveAddress.ts';
import { useStore } from '../data/store.ts';
import { FlowDialog } from '../questions/FlowDialog.tsx';

export type SignInDialogProps = {
  /** @param found the number had reports, which are here by now */
  onEnd: (found: boolean) => void;
};

/** Signs in by a number, and where it is linked to an e-mail address by that as well: what it reported is here from then on. */
export const SignInDialog = ({ onEnd }: SignInDialogProps) => {
  const [host] = useState(() => giveAddress('sms', askedSignIn));
  const { onAwait, say, drafts, news, end, hasJoined } = host;
  // The words of a question tell it, too.
  useStore(news);
  return (
    <FlowDialog
      {...{ onAwait, say, drafts }}
      definition={login}
      renderQuestion={aroundCodes(host)}
      onEnd={(_, left) => {
        end(!left);
        onEnd(hasJoined());
      }}
    />
  );
};
