import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import { TEXT_MAX } from '@parvis/api/constants';
import { MODERATION_UNDO_TIME, type ModerationReason } from '@parvis/api/entities/moderation';
import { Button } from '@parvis/ui/parts/Button';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { Toast } from '@parvis/ui/parts/Toast';
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { client } from '../../lib/api/client.ts';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import type { MessageAction } from '../cases/MessageMenu.tsx';
import { ReasonChoice } from '../cases/ReasonChoice.tsx';
import { useReasonDraft } from '../cases/useReasonDraft.ts';
import { DeskToasts } from './DeskToasts.tsx';

interface Decision {
  readonly reason: ModerationReason;
  readonly note: string;
}

type ModerateDialogProps = {
  csid: string;
  msgId: number;
  busy: boolean;
  /** Resolves to success. */
  onDecide: (decision: Decision) => Promise<boolean>;
  onClose: () => void;
};

/** Everybody reads the reason; administrators, the note. */
const ModerateDialog = ({ csid, msgId, busy, onDecide, onClose }: ModerateDialogProps) => {
  const { t } = useTexts();
  const { reason, note, change, clear } = useReasonDraft(csid, `moderate.${msgId}`);
  const [tried, setTried] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason && (await onDecide({ reason, note: note.trim() }))) clear();
  };
  return (
    <FormPanel
      title={t('staff.moderate.title')}
      description={t('staff.moderate.text')}
      submit={t('staff.moderate.submit')}
      busy={busy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <ReasonChoice reason={reason} isMissing={tried} onChoose={(reason) => change({ reason })} />
      <TextArea
        label={t('staff.moderate.note')}
        hint={t('staff.moderate.note.hint')}
        maxLength={TEXT_MAX}
        value={note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </FormPanel>
  );
};

/** For moderators, with undo while allowed. */
export function useModeration({ cuid, csid }: { cuid: string; csid: string }, mayModerate: boolean) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ readonly msgId: number; readonly isDone: boolean }>();
  useEffect(() => {
    const timer = told?.isDone ? setTimeout(() => setTold(undefined), MODERATION_UNDO_TIME) : undefined;
    return () => clearTimeout(timer);
  }, [told]);
  const send = async (msgId: number, decision: Decision | undefined) => {
    setBusy(true);
    let isDone = false;
    try {
      const { reason, note } = decision ?? {};
      const said = decision ? { reason, ...(note && { note }) } : { undo: true };
      await client.call(townDiscussCalls.moderate, { cuid, body: { csid, id: createId(), msgId, ...said } });
      isDone = true;
      setAsked(undefined);
      setTold(decision && { msgId, isDone: true });
    } catch {
      setTold({ msgId, isDone: false });
    }
    setBusy(false);
    refreshByEvent({ type: 'erased', cuid, csid });
    return isDone;
  };
  const addActions = useCallback(
    ({ msgId }: CaseMessage): readonly MessageAction[] =>
      mayModerate ? [{ id: 'moderate', text: 'staff.moderate', run: () => setAsked(msgId) }] : [],
    [mayModerate],
  );
  const overlays: ReactNode = (
    <>
      {asked !== undefined && (
        <ModerateDialog
          {...{ csid, msgId: asked, busy }}
          onDecide={(decision) => send(asked, decision)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <DeskToasts open>
        {told && (
          <Toast
            tone={told.isDone ? 'done' : 'problem'}
            onClose={() => setTold(undefined)}
            action={
              told.isDone && (
                <Button variant="quiet" size="small" onClick={() => void send(told.msgId, undefined)}>
                  {t('staff.close.undo')}
                </Button>
              )
            }
          >
            {t(told.isDone ? 'staff.moderate.done' : 'staff.moderate.failed')}
          </Toast>
        )}
      </DeskToasts>
    </>
  );
  return { addActions, overlays };
}
