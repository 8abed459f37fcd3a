import { moderationCalls } from '@parvis/api/calls/moderation';
import { CallFailed } from '@parvis/api/client';
import { STAFF_MESSAGE_MAX, TEXT_MAX } from '@parvis/api/constants';
import type { Notice, NoticeDecision } from '@parvis/api/entities/notice';
import type { TextId } from '@parvis/locales/areas';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { type FormEvent, useRef, useState } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { useReasonDraft } from '../cases/useReasonDraft.ts';
import { getDecisionEffect } from './decisionEffect.ts';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

/** Without a stop, nothing resumes. */
export const getDecisionTextId = (notice: Notice, decision: NoticeDecision): TextId =>
  decision === 'resume' && !notice.stopped
    ? 'notices.resume.going'
    : `notices.${getDecisionEffect(notice, decision)}`;

const getFailureTextId = (error: unknown): TextId => {
  const code = error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.error.code;
  if (code === 'conflict') return 'notices.decide.conflict';
  return code === 'stepNotAllowed' ? 'notices.decide.notAllowed' : 'notices.decide.failed';
};

type DecisionDialogProps = {
  cuid: string;
  notice: Notice;
  decision: NoticeDecision;
  onDone: () => void;
  onClose: () => void;
};

/** Explains a decision; asks for a note, and for a rejection's reason, which the reporter reads. */
export const DecisionDialog = ({ cuid, notice, decision, onDone, onClose }: DecisionDialogProps) => {
  const { t } = useTexts();
  const { txt, note, change, clear } = useReasonDraft(notice.csid, `decide.${notice.id}`);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<TextId>();
  const [tried, setTried] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const effect = getDecisionEffect(notice, decision);
  const rejects = effect === 'close';
  const isReasonMissing = rejects && isUnseen(txt);
  const decide = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReasonMissing) return reasonField.current?.focus();
    setBusy(true);
    setFailed(undefined);
    const { id, csid } = notice;
    try {
      const body = {
        ...{ id, decision },
        ...(rejects && { txt: txt.trim() }),
        ...(note.trim() && { note: note.trim() }),
      };
      await client.call(moderationCalls.moderationDecide, { cuid, body });
      clear();
      onDone();
    } catch (error) {
      setFailed(getFailureTextId(error));
    }
    setBusy(false);
    refreshByEvent({ type: 'case', cuid, csid });
  };
  const title = t(getDecisionTextId(notice, decision));
  return (
    <FormPanel
      title={title}
      description={t(`notices.${effect}.text`, { nbr: notice.caseNbr })}
      submit={title}
      busy={busy}
      onSubmit={(event) => void decide(event)}
      onClose={onClose}
    >
      {rejects && (
        <TextArea
          ref={reasonField}
          label={t('notices.close.reason')}
          need="required"
          counter
          maxLength={STAFF_MESSAGE_MAX}
          value={txt}
          onChange={(event) => change({ txt: event.target.value })}
          invalid={tried && isReasonMissing}
          error={t('questionnaire.missing')}
          showError
        />
      )}
      <TextArea
        label={t('notices.decide.note')}
        hint={t('notices.decide.note.hint')}
        maxLength={TEXT_MAX}
        value={note}
        onChange={(event) => change({ note: event.target.value })}
      />
      {failed && <Problem role="alert">{t(failed)}</Problem>}
    </FormPanel>
  );
};
