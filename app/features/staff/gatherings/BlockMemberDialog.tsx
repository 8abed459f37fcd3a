import { type BlockReason, blockReasons } from '@parvis/api/entities/block';
import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { formatBlockReasons } from '../../cases/blockReasons.ts';
import { stepGathering } from './staffGatherings.ts';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });
const Legend = styled('p', { margin: 0, paddingBlockEnd: '$2', fontWeight: '$bold' });
const First = styled('span', { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } });

export type BlockMemberDialogProps = {
  cuid: string;
  gthrId: string;
  member: { readonly crUid: string; readonly name: string };
  onClose: () => void;
};

/** Bars a member from the customer, with a reason. */
export const BlockMemberDialog = ({ cuid, gthrId, member, onClose }: BlockMemberDialogProps) => {
  const { t, locale } = useTexts();
  const legend = useId();
  const [reason, setReason] = useState<readonly BlockReason[]>([]);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.length === 0) return;
    setBusy(true);
    setFailed(false);
    try {
      await stepGathering(cuid, gthrId, { step: 'block', crUid: member.crUid, reason: [...reason] });
      onClose();
    } catch {
      setBusy(false);
      setFailed(true);
    }
  };
  return (
    <FormPanel
      title={t('gatherings.desk.block.title', { name: member.name })}
      description={t('gatherings.desk.block.text')}
      submit={t('gatherings.desk.block')}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <Legend id={legend}>{t('gatherings.desk.block.reasons')}</Legend>
        <ChoiceGroup
          aria-labelledby={legend}
          invalid={tried && reason.length === 0}
          error={t('gatherings.desk.block.missing')}
        >
          {blockReasons.map((one) => (
            <Checkbox
              key={one}
              checked={reason.includes(one)}
              onCheckedChange={(checked) =>
                setReason((now) => [...now.filter((other) => other !== one), ...(checked ? [one] : [])])
              }
            >
              <First>{formatBlockReasons([one], t, locale())}</First>
            </Checkbox>
          ))}
        </ChoiceGroup>
      </div>
      {hasFailed && <Problem role="alert">{t('gatherings.desk.step.failed')}</Problem>}
    </FormPanel>
  );
};
