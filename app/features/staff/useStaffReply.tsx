import type { StaffQuestion } from '@parvis/api/calls/staffQuestion';
import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { CaseInfo } from '@parvis/api/entities/case';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { ChartIcon } from '@parvis/ui/icons/ChartIcon';
import { EditIcon } from '@parvis/ui/icons/EditIcon';
import { QuestionIcon } from '@parvis/ui/icons/QuestionIcon';
import type { ChatProps } from '@parvis/ui/screens/Chat';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createId } from '../../lib/outbox/createId.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { isReporterGone } from '../cases/caseTexts.ts';
import { isGathering } from '../cases/isGathering.ts';
import type { CaseReader } from '../cases/useCase.ts';
import { type NamedReader, useReaders } from '../cases/useReaders.tsx';
import { useSending } from '../cases/useSending.ts';
import { usePhotos } from '../media/usePhotos.tsx';
import { isHandledByOthers } from './commands/caseButtons.ts';
import { DraftOrigin, DraftStatus, KeptDraft } from './drafts/DraftStatus.tsx';
import { useStaffDraft } from './drafts/useStaffDraft.ts';
import { buildPollsQuery } from './polls/pollQueries.ts';
import { PresenceLine } from './presence/PresenceLine.tsx';
import { useCasePresence } from './presence/useCasePresence.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { type ReplyTool, ReplyTools } from './replies/ReplyTools.tsx';
import { useSavedReplies } from './replies/useSavedReplies.tsx';
import { useUnfilledCheck } from './replies/useUnfilledCheck.tsx';
import { SendPollDialog } from './SendPollDialog.tsx';

/** With photos, questions and dialogs. */
export function useStaffReply(
  reader: CaseReader,
  outbox: Outbox,
  info: CaseInfo | undefined,
  person?: NamedReader,
) {
  const { t, locale } = useTexts();
  const { cuid, csid, crUid } = reader;
  const { draft, setDraft, note } = useStaffDraft(reader);
  const { noteTyping } = useCasePresence(reader);
  const [asking, setAsking] = useState(false);
  const [sendingPoll, setSendingPoll] = useState(false);
  const { data: polls = [] } = useQuery(buildPollsQuery(cuid));
  const hasOpenPoll = polls.some(({ phase }) => phase === 'open');
  const readers = useReaders('town', info, person);
  const { tgtTypes, tgtCrUid } = readers;
  const { send, sendPhotos } = useSending({ side: 'town', outbox, setDraft, tgtTypes, tgtCrUid, ...reader });
  const photos = usePhotos(sendPhotos, { crUid, csid, captionsAsked: true });
  const sendQuestion = (question: StaffQuestion) => {
    const id = createId();
    setAsking(false);
    const shown = { txt: question.txt };
    return outbox.add({ kind: 'staffQstn', id, ...reader, shown, body: { csid, id, question } });
  };
  const control = useRef<HTMLButtonElement>(null);
  const saved = useSavedReplies({ cuid, csid, info, draft, onDraft: setDraft, control });
  const unfilled = useUnfilledCheck(draft);
  const askTool = {
    id: 'ask',
    label: t('staff.step.ask'),
    icon: <QuestionIcon size={24} />,
    onOpen: () => setAsking(true),
  };
  const pollTool = {
    id: 'poll',
    label: t('questions.poll.send'),
    icon: <ChartIcon size={24} />,
    onOpen: () => setSendingPoll(true),
  };
  const gone = info !== undefined && !isGathering(info) && isReporterGone(info);
  const blocked = !gone && info?.blocked !== undefined;
  const names =
    info &&
    !isGathering(info) &&
    isHandledByOthers(info) &&
    new Intl.ListFormat(locale()).format(info.handlers);
  const hints = [
    gone && t('staff.reply.gone'),
    blocked && t('staff.reply.blocked'),
    names && t('staff.join.hint', { names }),
  ];
  const mayAsk = info?.can.includes('ask') && !gone && !blocked;
  const tools: ReplyTool[] = [
    {
      id: 'saved',
      label: t('replies.choose'),
      icon: <EditIcon size={24} />,
      onOpen: saved.open,
    },
    ...(mayAsk ? [askTool] : []),
    ...(mayAsk && hasOpenPoll ? [pollTool] : []),
  ];
  const field: NonNullable<ChatProps['composer']> = {
    value: draft,
    onChange: (txt) => {
      noteTyping();
      setDraft(txt);
    },
    onSend: unfilled.hold(send),
    onCamera: photos.onCamera,
    onFiles: photos.onFiles,
    above: (
      <>
        {readers.choice}
        {photos.waiting}
        {saved.note}
        {unfilled.line}
        <DraftStatus {...{ note, draft }} onDraft={setDraft} />
        <PresenceLine csid={csid} crUid={crUid}>
          <DraftOrigin note={note} />
        </PresenceLine>
      </>
    ),
    label: t('staff.reply'),
    maxLength: STAFF_MESSAGE_MAX,
    isBlank: isUnseen,
    hint: hints.filter(Boolean).join(' ') || undefined,
    tools: <ReplyTools ref={control} tools={tools} />,
    suggestions: [saved.source],
  };
  return {
    field,
    draft,
    send,
    hold: unfilled.hold,
    wasHeld: unfilled.wasHeld,
    kept: <KeptDraft draft={draft} onDraft={setDraft} />,
    dialogs: (
      <>
        {photos.sheet}
        {saved.dialog}
        {asking && (
          <QuestionDialog {...{ cuid, csid, info }} onAsk={sendQuestion} onClose={() => setAsking(false)} />
        )}
        {sendingPoll && (
          <SendPollDialog
            {...{ cuid, csid, tgtTypes, tgtCrUid }}
            readersChoice={readers.choice}
            onClose={() => setSendingPoll(false)}
          />
        )}
      </>
    ),
  };
}
