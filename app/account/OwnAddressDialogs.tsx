import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { eraseMail } from '@parvis/questionnaire/flows/eraseMail';
import { erasePhone } from '@parvis/questionnaire/flows/erasePhone';
import { mailNews } from '@parvis/questionnaire/flows/mailNews';
import { registerMail } from '@parvis/questionnaire/flows/registerMail';
import { registerPhone } from '@parvis/questionnaire/flows/registerPhone';
import { useState } from 'react';
import { client } from '../data/client.ts';
import { FlowDialog } from '../questions/FlowDialog.tsx';
import { refreshProfile, useProfile } from '../session/useProfile.ts';
import { askedAddress } from './askedAddress.ts';
import type { AddressKind } from './codeCalls.ts';
import { giveAddress } from './giveAddress.ts';
import type { AddressTold } from './OwnAddress.tsx';
import { tellChoices } from './settle.ts';

export type AddressDialogProps = { kind: AddressKind; onEnd: (told?: AddressTold['what']) => void };

const flows = {
  mail: { give: registerMail, erase: eraseMail, remove: ownAddressCalls.mailRemove },
  sms: { give: registerPhone, erase: erasePhone, remove: ownPhoneCalls.phoneRemove },
} as const;

/** Asks for an address and the code that is sent there; after an e-mail address, whether news are to come to it. */
export const GiveAddressDialog = ({ kind, onEnd }: AddressDialogProps) => {
  const [{ end, ...host }] = useState(() => giveAddress(kind));
  const [proved, setProved] = useState(false);
  const { phase } = useProfile();
  if (proved)
    return (
      <FlowDialog
        key="news"
        definition={mailNews}
        onEnd={(flags) => {
          if (flags.includes('yes')) void tellChoices({ mailNews: 'fact' });
          onEnd();
        }}
      />
    );
  const hasNews = phase.kind === 'ready' && (phase.profile.settings.mailNews ?? 'off') !== 'off';
  return (
    <FlowDialog
      {...host}
      definition={flows[kind].give}
      onEnd={(flags) => {
        end();
        askedAddress.forget();
        if (kind === 'mail' && flags.includes('registered') && !hasNews) setProved(true);
        else onEnd();
      }}
    />
  );
};

const erase = async (kind: AddressKind): Promise<AddressTold['what']> => {
  try {
    const [answer] = await client.call(flows[kind].remove, {});
    await refreshProfile();
    return answer?.success ? 'erased' : 'failed';
  } catch {
    return 'failed';
  }
};

/** Asks whether the address is to be erased. */
export const EraseAddressDialog = ({ kind, onEnd }: AddressDialogProps) => (
  <FlowDialog
    definition={flows[kind].erase}
    onEnd={(flags) => (flags.includes('yes') ? void erase(kind).then(onEnd) : onEnd())}
  />
);
