import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { CaseInfo } from '@parvis/api/entities/case';
import type { Group } from '@parvis/api/entities/group';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Progress } from '@parvis/ui/parts/Progress';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { Panel } from '../../shell/Panel.tsx';
import type { CaseStep } from './caseStep.ts';
import { GroupPicture } from './GroupPicture.tsx';
import { canCall, getGroupKey, getGroupsQuery, toTarget } from './groups.ts';
import { panelLegendClass } from './panelForm.ts';

const Legend = styled('p', panelLegendClass);
const Problem = styled('p', { margin: 0, marginBlockEnd: '$2', fontSize: '$sm', fontWeight: '$bold' });
const Line = styled('span', { display: 'block' });

/** Recipients, or why there are none. */
function formatPeople(group: Group, { t, locale }: TextStore): string {
  const others = group.people.filter(({ me }) => !me).map(({ name }) => name);
  if (others.length > 0) return new Intl.ListFormat(locale()).format(others);
  return t(group.people.length > 0 ? 'staff.callService.onlyYou' : 'staff.callService.empty');
}

const sortCallableFirst = (groups: readonly Group[]): Group[] =>
  [...groups].sort((one, other) => Number(canCall(other)) - Number(canCall(one)));

type CallFormProps = {
  cuid: string;
  groups: readonly Group[];
  onCall: (step: CaseStep) => void;
  onClose: () => void;
};

const CallForm = ({ cuid, groups, onCall, onClose }: CallFormProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [legendId, problemId] = [useId(), useId()];
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Group>();
  const [txt, setTxt] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = tried && !chosen;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!chosen) return list.current?.querySelector<HTMLElement>('[role=radio]:not(:disabled)')?.focus();
    const note = txt.trim();
    onCall({ step: 'callService', ...toTarget(chosen), ...(note !== '' && { txt: note }) });
  };
  return (
    <FormPanel
      title={t('staff.callService.title')}
      submit={t('staff.callService.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        <Legend id={legendId}>{t('staff.callService.whom')}</Legend>
        {isMissing && (
          <Problem id={problemId} role="alert">
            {t('questionnaire.missingChoice')}
          </Problem>
        )}
        <ChoiceGroup
          ref={list}
          exclusive
          aria-labelledby={legendId}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? problemId : undefined}
        >
          {groups.map((group) => (
            <Checkbox
              key={getGroupKey(group)}
              exclusive
              disabled={!canCall(group)}
              checked={chosen === group}
              onCheckedChange={() => setChosen(group)}
              image={<GroupPicture cuid={cuid} group={group} />}
              description={
                <>
                  {group.grpDesc && <Line>{group.grpDesc}</Line>}
                  <Line>{formatPeople(group, texts)}</Line>
                  {group.grpNbr && <Line>{group.grpNbr}</Line>}
                </>
              }
            >
              {group.grpLbl}
            </Checkbox>
          ))}
        </ChoiceGroup>
      </div>
      <TextArea
        label={t('staff.callService.note')}
        hint={t('staff.callService.note.hint')}
        counter
        maxLength={STAFF_MESSAGE_MAX}
        value={txt}
        onChange={(event) => setTxt(event.target.value)}
      />
    </FormPanel>
  );
};

export type CallDialogProps = {
  info: Pick<CaseInfo, 'cuid'>;
  onCall: (step: CaseStep) => void;
  onClose: () => void;
};

/** Calls a service or group, with a message. */
export const CallDialog = ({ info: { cuid }, onCall, onClose }: CallDialogProps) => {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(getGroupsQuery(cuid));
  if (data && data.length > 0)
    return <CallForm cuid={cuid} groups={sortCallableFirst(data)} onCall={onCall} onClose={onClose} />;
  return (
    <Panel
      open
      title={t('staff.callService.title')}
      description={data && t('staff.callService.none')}
      onClose={onClose}
      actions={data && <Button onClick={onClose}>{t('part.close')}</Button>}
    >
      {isError && (
        <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Progress label={t('part.loading')} />}
    </Panel>
  );
};
