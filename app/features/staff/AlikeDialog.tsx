import { townCalls } from '@parvis/api/calls/town';
import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { AlikeCase, CaseInfo } from '@parvis/api/entities/case';
import { displayMoment } from '@parvis/locales/dates';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Progress } from '@parvis/ui/parts/Progress';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { client } from '../../lib/api/client.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { Panel } from '../../shell/Panel.tsx';
import { type AlikeCriterion, countUntickedDangers, filterAlikeCases, listDangers } from './alikeCases.ts';
import { panelLegendClass } from './panelForm.ts';

const Legend = styled('p', panelLegendClass);
const List = styled('div', { maxBlockSize: '40vh', overflowY: 'auto' });
const Note = styled('p', { margin: 0, marginBlockEnd: '$2', fontSize: '$sm' });
const Report = styled('span', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
const Danger = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  marginInlineStart: '$2',
  verticalAlign: 'bottom',
  fontWeight: '$bold',
});
const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

type CaseRef = Pick<CaseInfo, 'cuid' | 'csid'>;

interface Outcome {
  readonly rejected: readonly string[];
  readonly left: readonly string[];
  readonly blocked: number;
}

/** Rejects as abuse; the id is the idempotency key of retries. */
function useRejection({ cuid, csid }: CaseRef, txt: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another rejection.
  const id = useMemo(() => createId(), [txt]);
  return useMutation({
    mutationFn: async (asked: { csids: string[]; blocks: boolean }): Promise<Outcome | undefined> => {
      const reason = asked.blocks ? ['repeatedBadReports' as const] : [];
      const body = { csid, csids: asked.csids, id, txt: txt.trim(), reason };
      const [outcome] = await client.call(townCalls.casesRejectAlike, { cuid, body });
      return outcome;
    },
    onSettled: () => refreshByEvent({ type: 'case', cuid, csid }),
  });
}

type FormProps = {
  place: CaseRef;
  cases: readonly AlikeCase[];
  more: boolean;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
};

const AlikeForm = ({ place, cases, more, onDone, onClose }: FormProps) => {
  const { t, locale } = useTexts();
  const [way, setWay] = useState<AlikeCriterion>('person');
  const [off, setOff] = useState(() => listDangers(cases));
  const [txt, setTxt] = useState(() => t('staff.alike.txt'));
  const [blocks, setBlocks] = useState(false);
  const [wayId, listId] = [useId(), useId()];
  const rejection = useRejection(place, txt);
  const offered = filterAlikeCases(cases, way);
  const chosen = offered.filter(({ csid }) => !off.has(csid)).map(({ csid }) => csid);
  const dangers = countUntickedDangers(offered, off);
  const isReady = chosen.length > 0 && !isUnseen(txt);
  const submitReject = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || rejection.isPending) return;
    rejection.mutate({ csids: chosen, blocks }, { onSuccess: (outcome) => outcome && onDone(outcome) });
  };
  const toggleCase = (csid: string) => {
    const next = new Set(off);
    if (!next.delete(csid)) next.add(csid);
    setOff(next);
  };
  return (
    <FormPanel
      title={t('staff.alike.title')}
      onClose={onClose}
      submit={t('staff.alike.submit', { count: chosen.length })}
      busy={rejection.isPending}
      onSubmit={submitReject}
    >
      <div>
        <Legend id={wayId}>{t('staff.alike.which')}</Legend>
        <ChoiceGroup exclusive aria-labelledby={wayId}>
          {(['person', 'line'] as const).map((one) => (
            <Checkbox
              key={one}
              exclusive
              checked={way === one}
              onCheckedChange={() => setWay(one)}
              description={one === 'line' && t('staff.alike.line.shared')}
            >
              {t(`staff.alike.${one}`, { count: filterAlikeCases(cases, one).length })}
            </Checkbox>
          ))}
        </ChoiceGroup>
      </div>
      <div>
        <Legend id={listId}>{t('staff.alike.list')}</Legend>
        {dangers > 0 && <Note>{t('staff.alike.dangers', { count: dangers })}</Note>}
        <List>
          <ChoiceGroup aria-labelledby={listId}>
            {offered.map(({ csid, caseNbr, ccatLbls, placeLbl, created, report, danger }) => (
              <Checkbox
                key={csid}
                checked={!off.has(csid)}
                onCheckedChange={() => toggleCase(csid)}
                description={
                  <>
                    {report && <Report>{report}</Report>}
                    {placeLbl} · {displayMoment(locale(), new Date(created))}
                  </>
                }
              >
                {`${caseNbr} · ${ccatLbls.at(-1) ?? ''}`}
                {danger && (
                  <Danger>
                    <WarningIcon size={18} />
                    {t('staff.row.danger')}
                  </Danger>
                )}
              </Checkbox>
            ))}
          </ChoiceGroup>
        </List>
        {more && <p>{t('staff.alike.more')}</p>}
      </div>
      <TextArea
        label={t('staff.alike.reason')}
        need="required"
        counter
        maxLength={STAFF_MESSAGE_MAX}
        value={txt}
        onChange={(event) => setTxt(event.target.value)}
        invalid={isUnseen(txt)}
        error={t('questionnaire.missing')}
        showError
      />
      <Checkbox checked={blocks} onCheckedChange={() => setBlocks(!blocks)}>
        {t('staff.alike.block')}
      </Checkbox>
      <Problem role="alert">
        {rejection.isError && t('staff.step.failed', { why: t('staff.why.other') })}
        {chosen.length === 0 && t('staff.alike.nothing')}
      </Problem>
    </FormPanel>
  );
};

export type AlikeDialogProps = { info: CaseRef; onClose: () => void };

/** Similar cases: of one person, or of one network within an hour. */
export const AlikeDialog = ({ info: { cuid, csid }, onClose }: AlikeDialogProps) => {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<Outcome>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['alike', cuid, csid],
    queryFn: async () => (await client.call(townCalls.casesAlike, { cuid, body: { csid } }))[0] ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (outcome) {
    const { rejected, left, blocked } = outcome;
    const details = [
      left.length > 0 && t('staff.alike.left', { count: left.length }),
      blocked > 0 && t('staff.alike.blocked', { count: blocked }),
    ];
    return (
      <Panel
        key="done"
        open
        title={t('staff.alike.done', { count: rejected.length })}
        description={details.filter(Boolean).join(' ')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('part.close')}</Button>}
      />
    );
  }
  if (data)
    return (
      <AlikeForm
        key="form"
        place={{ cuid, csid }}
        cases={data.cases}
        more={data.more}
        onDone={setOutcome}
        onClose={onClose}
      />
    );
  return (
    <Panel open title={t('staff.alike.title')} onClose={onClose}>
      {isError ? (
        <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={() => void refetch()} />
      ) : (
        <Progress label={t('part.loading')} />
      )}
    </Panel>
  );
};
