import { type ListedLabel, labelCalls } from '@parvis/api/calls/labels';
import type { CaseInfo } from '@parvis/api/entities/case';
import { CASE_LABELS_MAX } from '@parvis/api/entities/label';
import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Progress } from '@parvis/ui/parts/Progress';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { refreshByEvent } from '../../../lib/api/cache.ts';
import { caseKeys } from '../../../lib/api/cacheKeys.ts';
import { client } from '../../../lib/api/client.ts';
import { isRefusedAs } from '../../../lib/api/hostClients.ts';
import { queryClient } from '../../../lib/api/queryClient.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { Panel } from '../../../shell/Panel.tsx';
import { LabelChoices } from './LabelChoices.tsx';
import { getLabelsQuery } from './labelQueries.ts';
import { findLabelChange, type LabelChange } from './pickLabels.ts';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

type CaseRef = Pick<CaseInfo, 'cuid' | 'csid' | 'labels'>;

function useLabelChange({ cuid, csid }: CaseRef) {
  return useMutation({
    mutationFn: (change: LabelChange) =>
      client.call(labelCalls.casesLabel, { cuid, body: { csid, ...change } }),
    onSuccess: ([info]) => info && queryClient.setQueryData(caseKeys.info('town', csid), info),
    onSettled: (_, error) => {
      refreshByEvent({ type: 'case', cuid, csid });
      // A label no longer exists.
      if (isRefusedAs(error, 'badRequest')) void queryClient.invalidateQueries(getLabelsQuery(cuid));
    },
  });
}

type FormProps = {
  info: CaseRef;
  labels: readonly ListedLabel[];
  manageUrl: string | undefined;
  onClose: () => void;
};

const ManageLink = ({ href }: { href: string }) => {
  const { t } = useTexts();
  return (
    <ButtonLink variant="plain" size="small" render={<Link href={href} />}>
      {t('labels.manage')}
    </ButtonLink>
  );
};

const PickerForm = ({ info, labels, manageUrl, onClose }: FormProps) => {
  const { t } = useTexts();
  const [had] = useState(info.labels ?? []);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(had.map(({ id }) => id)));
  const change = useLabelChange(info);
  const isTooMany = chosen.size > CASE_LABELS_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooMany || change.isPending) return;
    const wanted = findLabelChange(had, chosen);
    if (wanted) change.mutate(wanted, { onSuccess: onClose });
    else onClose();
  };
  const problem = isTooMany
    ? t('labels.tooMany', { count: CASE_LABELS_MAX })
    : change.isError && t(isRefusedAs(change.error, 'badRequest') ? 'labels.gone' : 'labels.failed');
  return (
    <FormPanel
      title={t('labels.pick')}
      submit={t('labels.apply')}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <LabelChoices {...{ labels, had, chosen }} onChange={setChosen} />
      {problem && <Problem role="alert">{problem}</Problem>}
      {manageUrl && (
        <div>
          <ManageLink href={manageUrl} />
        </div>
      )}
    </FormPanel>
  );
};

export type LabelPickerProps = {
  info: CaseRef;
  /** Page that creates labels, for managers. */
  manageUrl: string | undefined;
  onClose: () => void;
};

export const LabelPicker = ({ info, manageUrl, onClose }: LabelPickerProps) => {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(getLabelsQuery(info.cuid));
  if (data && data.length > 0)
    return <PickerForm info={info} labels={data} manageUrl={manageUrl} onClose={onClose} />;
  return (
    <Panel
      open
      title={t('labels.pick')}
      description={data && t(manageUrl ? 'labels.none.manager' : 'labels.none')}
      onClose={onClose}
    >
      {data && manageUrl && <ManageLink href={manageUrl} />}
      {isError && (
        <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Progress label={t('part.loading')} />}
    </Panel>
  );
};
