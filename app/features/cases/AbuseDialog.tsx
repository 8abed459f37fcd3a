import { mobileCalls } from '@parvis/api/calls/mobile';
import { TEXT_MAX } from '@parvis/api/constants';
import type { ModerationReason } from '@parvis/api/entities/moderation';
import type { NoticeAbout } from '@parvis/api/entities/notice';
import { abuseReport } from '@parvis/questionnaire/flows/abuseReport';
import { Button } from '@parvis/ui/parts/Button';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { type FormEvent, useState } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { client } from '../../lib/api/client.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { Panel } from '../../shell/Panel.tsx';
import { FlowDialog } from '../questionnaire/FlowDialog.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
import { useReasonDraft } from './useReasonDraft.ts';

type Sent = Awaited<ReturnType<typeof sendNotice>>;

const sendNotice = async (
  { cuid, csid, about }: AbuseDialogProps,
  body: { id: string; reason: ModerationReason; txt?: string },
) => (await client.call(mobileCalls.reportAbuse, { cuid, body: { csid, about, ...body } }))[0];

export type AbuseDialogProps = {
  cuid: string;
  csid: string;
  about: NoticeAbout;
  /** The notice stops the conversation: warns first. */
  stops: boolean;
  /** The accused. */
  name?: string;
  onClose: () => void;
};

const getDraftName = (about: NoticeAbout): string => {
  if (about.kind === 'case') return 'abuse';
  return `abuse.${about.kind === 'message' ? about.msgId : about.crUid}`;
};

/** Warning, reason with optional text, then the notice's reference. */
export const AbuseDialog = (props: AbuseDialogProps) => {
  const { cuid, csid, name, stops, onClose } = props;
  const { t } = useTexts();
  const [isSure, setIsSure] = useState(!stops);
  const [id] = useState(createId);
  const { reason, txt, change, clear } = useReasonDraft(csid, getDraftName(props.about));
  const [state, setState] = useState<'asks' | 'noReason' | 'sends' | 'failed'>('asks');
  const [sent, setSent] = useState<Sent>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setState('noReason');
    setState('sends');
    try {
      setSent(await sendNotice(props, { id, reason, ...(txt.trim() && { txt: txt.trim() }) }));
      clear();
      refreshByEvent({ type: 'case', cuid, csid });
    } catch {
      setState('failed');
    }
  };
  if (sent)
    return (
      <Panel
        open
        title={t('abuse.sent.title')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('flow.understood')}</Button>}
      >
        <p>{t('abuse.sent.reference', { reference: sent.reference })}</p>
        <p>{t(sent.stopped ? 'abuse.sent.stopped' : 'abuse.sent.told')}</p>
      </Panel>
    );
  if (!isSure)
    return (
      <FlowDialog
        definition={abuseReport}
        onEnd={(flags) => (flags.includes('yes') ? setIsSure(true) : onClose())}
      />
    );
  return (
    <FormPanel
      title={name ? t('abuse.person', { name }) : t('abuse.title')}
      description={t('abuse.text')}
      submit={t('abuse.submit')}
      busy={state === 'sends'}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <ReasonChoice
        reason={reason}
        isMissing={state === 'noReason'}
        onChoose={(reason) => change({ reason })}
      />
      <TextArea
        label={t('abuse.words')}
        maxLength={TEXT_MAX}
        value={txt}
        onChange={(event) => change({ txt: event.target.value })}
      />
      {state === 'failed' && <p role="alert">{t('abuse.failed')}</p>}
    </FormPanel>
  );
};
