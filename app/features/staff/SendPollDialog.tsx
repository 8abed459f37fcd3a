import { staffPollCalls } from '@parvis/api/calls/polls';
import type { PollSummary } from '@parvis/api/entities/poll';
import type { TargetType } from '@parvis/api/entities/targetType';
import { wordsIn } from '@parvis/locales/wordsIn';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Progress } from '@parvis/ui/parts/Progress';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { client } from '../../lib/api/client.ts';
import { isRefusedAs } from '../../lib/api/hostClients.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { Panel } from '../../shell/Panel.tsx';
import { panelLegendClass } from './panelForm.ts';
import { formatMany, formatPeriod, formatPollName } from './polls/describePoll.ts';
import { buildPollsQuery } from './polls/pollQueries.ts';

const Legend = styled('p', panelLegendClass);
const Problem = styled('p', { margin: 0, fontSize: '$sm', fontWeight: '$bold' });

export type SendPollDialogProps = {
  cuid: string;
  csid: string;
  /** Recipients between users, with a choice. */
  tgtTypes: TargetType[] | undefined;
  tgtCrUid: string | undefined;
  readersChoice?: ReactNode;
  onClose: () => void;
};

/** A retry keeps the id: idempotent. */
const useSendPoll = ({ cuid, csid, tgtTypes, tgtCrUid, onClose }: SendPollDialogProps) => {
  const ids = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: (poll: string) => {
      const key = [poll, ...(tgtTypes ?? []), tgtCrUid ?? ''].join(' ');
      const id = ids.current.get(key) ?? createId();
      ids.current.set(key, id);
      const body = { csid, id, poll, ...(tgtTypes && { tgtTypes }), ...(tgtCrUid && { tgtCrUid }) };
      return client.call(staffPollCalls.pollSend, { cuid, body });
    },
    onSuccess: onClose,
    onSettled: () => refreshByEvent({ type: 'message', cuid, csid }),
  });
};

const SendForm = ({ polls, ...props }: SendPollDialogProps & { polls: readonly PollSummary[] }) => {
  const texts = useTexts();
  const { t, locale } = texts;
  const [legendId, problemId] = [useId(), useId()];
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(polls.length === 1 ? polls[0]?.code : undefined);
  const [tried, setTried] = useState(false);
  const send = useSendPoll(props);
  const isMissing = tried && chosen === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen === undefined) return list.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
    send.mutate(chosen);
  };
  return (
    <FormPanel
      title={t('questions.poll.send')}
      description={t('questions.poll.send.text')}
      submit={t('questions.poll.send.submit')}
      busy={send.isPending}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <div>
        <Legend id={legendId}>{t('questions.poll.send.which')}</Legend>
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
          {polls.map((poll) => (
            <Checkbox
              key={poll.code}
              exclusive
              checked={chosen === poll.code}
              onCheckedChange={() => setChosen(poll.code)}
              description={[
                poll.intro && wordsIn(poll.intro, locale()),
                formatPeriod(poll, texts),
                formatMany(poll.many, texts),
              ]
                .filter(Boolean)
                .join(' · ')}
            >
              {formatPollName(poll, texts)}
            </Checkbox>
          ))}
        </ChoiceGroup>
      </div>
      {props.readersChoice}
      {send.isError && (
        <Problem role="alert">
          {t(
            isRefusedAs(send.error, 'pollClosed', 'unknownPoll')
              ? 'questions.poll.send.closed'
              : 'questions.poll.send.failed',
          )}
        </Problem>
      )}
    </FormPanel>
  );
};

export const SendPollDialog = (props: SendPollDialogProps) => {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(buildPollsQuery(props.cuid));
  // Keeps polls open at first; one that ends is refused with a text.
  const [offered, setOffered] = useState<readonly PollSummary[]>();
  const open = offered ?? data?.filter(({ phase, gthrId }) => phase === 'open' && gthrId === undefined);
  if (!offered && open && open.length > 0) setOffered(open);
  if (open && open.length > 0) return <SendForm {...props} polls={open} />;
  return (
    <Panel
      open
      title={t('questions.poll.send')}
      description={data && t('questions.poll.send.none')}
      onClose={props.onClose}
      actions={data && <Button onClick={props.onClose}>{t('part.close')}</Button>}
    >
      {isError && (
        <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Progress label={t('part.loading')} />}
    </Panel>
  );
};
