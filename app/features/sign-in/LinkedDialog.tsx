import { hasAccess } from '@parvis/questionnaire/flows/verification';
import { unbroken } from '@parvis/questionnaire/model/values/validate';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FlowDialog } from '../questionnaire/FlowDialog.tsx';
import type { RequestedCode } from './requestedCode.ts';

export type LinkedDialogProps = {
  kind: RequestedCode['kind'];
  masked: string;
  onEnd: (hasAccess: boolean) => void;
};

/** Asks before sending a second code to the account's other address. */
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
