import { hasAccess } from '@parvis/questionnaire/flows/verification';
import { unbroken } from '@parvis/questionnaire/model/values/validate';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FlowDialog } from '../questionnaire/FlowDialog.tsx';
import type { AskedCode } from './askedCode.ts';

export type LinkedDialogProps = {
  /** By what the second code of the account goes. */
  kind: AskedCode['kind'];
  /** Where it goes, most of it hidden. */
  masked: string;
  onEnd: (hasAccess: boolean) => void;
};

/** Asks whoever gave the right code whether they have access to the other address of the account, before a second one goes there. */
export const LinkedDialog = ({ kind, masked, onEnd }: LinkedDialogProps) => {
  const { t } = useTexts();
  const [definition] = useState(() => hasAccess(kind));
  const title = {
    mail: t('mail.linked', { maskedEmail: masked }),
    sms: t('sms.linked', { maskedPhone: unbroken(masked) }),
  };
  return (
    <FlowDialog
      definition={definition}
      say={(id) => (id === definition.start ? title[kind] : undefined)}
      onEnd={(flags) => onEnd(flags.includes('yes'))}
    />
  );
};
