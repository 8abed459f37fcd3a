import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { useEffect, useState } from 'react';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import type { CaseStep } from './caseStep.ts';
import { createClosingDraft, createDialogKeeper } from './dialogDrafts.ts';

export type ProposeCallDialogProps = {
  csid: string;
  onPropose: (step: CaseStep) => void;
  onClose: () => void;
};

/** With an optional message. */
export const ProposeCallDialog = ({ csid, onPropose, onClose }: ProposeCallDialogProps) => {
  const { t } = useTexts();
  const [draft] = useState(() => createClosingDraft(createDialogKeeper(getOwnCrUid(), csid, 'call')));
  const [txt, setTxt] = useState(() => draft.load()?.txt ?? '');
  useEffect(() => draft.save({ txt }), [draft, txt]);
  return (
    <FormPanel
      title={t('staff.propose.title')}
      description={t('staff.propose.text')}
      submit={t('staff.propose.submit')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onPropose({ step: 'proposeCall', event: 'proposed', ...(txt.trim() && { txt: txt.trim() }) });
      }}
    >
      <TextArea
        label={t('staff.propose.txt')}
        need="optional"
        counter
        maxLength={STAFF_MESSAGE_MAX}
        value={txt}
        onChange={(event) => setTxt(event.target.value)}
      />
    </FormPanel>
  );
};
