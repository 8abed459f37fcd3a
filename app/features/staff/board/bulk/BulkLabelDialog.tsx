import { CASE_LABELS_MAX } from '@parvis/api/entities/label';
import { styled } from '@parvis/theme/css/stitches';
import { Progress } from '@parvis/ui/parts/Progress';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../../shell/FormPanel.tsx';
import { LabelChoices } from '../../labels/LabelChoices.tsx';
import { getLabelsQuery } from '../../labels/labelQueries.ts';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

type BulkLabelDialogProps = {
  cuid: string;
  count: number;
  onDone: (asked: { readonly step: 'label'; readonly labels: string[] }) => void;
  onClose: () => void;
};

/** Adds labels; existing ones stay. */
export const BulkLabelDialog = ({ cuid, count, onDone, onClose }: BulkLabelDialogProps) => {
  const { t } = useTexts();
  const { data, isError } = useQuery(getLabelsQuery(cuid));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen.size > 0 && chosen.size <= CASE_LABELS_MAX) onDone({ step: 'label', labels: [...chosen] });
  };
  const problem =
    (isError && t('load.failed.text')) ||
    (data?.length === 0 && t('labels.none')) ||
    (chosen.size > CASE_LABELS_MAX && t('labels.tooMany', { count: CASE_LABELS_MAX })) ||
    (tried && chosen.size === 0 && t('bulk.label.missing'));
  return (
    <FormPanel
      title={t('bulk.label.title', { count })}
      submit={t('bulk.label.yes')}
      onSubmit={submit}
      onClose={onClose}
    >
      {!data && !isError && <Progress label={t('part.loading')} />}
      {data && data.length > 0 && <LabelChoices labels={data} chosen={chosen} onChange={setChosen} />}
      <Problem role="alert">{problem}</Problem>
    </FormPanel>
  );
};
