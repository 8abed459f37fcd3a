import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { eraseMail } from '@parvis/questionnaire/flows/eraseMail';
import { registerMail } from '@parvis/questionnaire/flows/registerMail';
import { useState } from 'react';
import { client } from '../data/client.ts';
import { FlowDialog } from '../questions/FlowDialog.tsx';
import { refreshProfile } from '../session/useProfile.ts';
import { askedAddress } from './askedAddress.ts';
import { giveAddress } from './giveAddress.ts';
import type { AddressTold } from './OwnAddress.tsx';

export type AddressDialogProps = { onEnd: (told?: AddressTold) => void };

/** Asks for an address and the code that is sent there. */
export const GiveAddressDialog = ({ onEnd }: AddressDialogProps) => {
  const [host] = useState(giveAddress);
  return (
    <FlowDialog
      {...host}
      definition={registerMail}
      onEnd={() => {
        askedAddress.forget();
        onEnd();
      }}
    />
  );
};

const erase = async (): Promise<AddressTold> => {
  try {
    const [answer] = await client.call(ownAddressCalls.mailRemove, {});
    await refreshProfile();
    return answer?.success ? 'erased' : 'failed';
  } catch {
    return 'failed';
  }
};

/** Asks whether the address is to be erased. */
export const EraseAddressDialog = ({ onEnd }: AddressDialogProps) => (
  <FlowDialog
    definition={eraseMail}
    onEnd={(flags) => (flags.includes('yes') ? void erase().then(onEnd) : onEnd())}
  />
);
