import { staffPollCalls } from '@parvis/api/calls/polls';
import type { ModerationReason } from '@parvis/api/entities/moderation';
import { styled } from '@parvis/theme/css/stitches';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { createId } from '../../../lib/outbox/createId.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { ReasonChoice } from '../../cases/ReasonChoice.tsx';
import { useRefreshPolls } from './pollQueries.ts';

const Words = styled('p', {
  margin: 0,
  paddingInlineStart: '$3',
  borderInlineStart: '3px solid currentColor',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

interface TextPlace {
  readonly code: string;
  readonly answer: string;
  readonly qstnId: string;
  readonly item: string;
}

export type RemoveTextDialogProps = {
  cuid: string;
  place: TextPlace;
  txt: string;
  onDone: () => void;
  onClose: () => void;
};

/** Permanently, with a reason. */
export const RemoveTextDialog = ({ cuid, place, txt, onDone, onClose }: RemoveTextDialogProps) => {
  const { t } = useTexts();
  const refresh = useRefreshPolls(cuid);
  const [reason, setReason] = useState<ModerationReason>();
  const [isTried, setTried] = useState(false);
  const id = useRef(createId());
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (why: ModerationReason) =>
      client.call(staffPollCalls.pollsModerate, {
        cuid,
        body: { ...place, id: id.current, reason: why },
      }),
    onSuccess: onDone,
    onSettled: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason) mutate(reason);
  };
  return (
    <FormPanel
      title={t('pollDesk.texts.remove.title')}
      description={t('pollDesk.texts.remove.text')}
      submit={t('pollDesk.texts.remove.yes')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Words dir="auto">{txt}</Words>
      <ReasonChoice reason={reason} isMissing={isTried} onChoose={setReason} />
      {isError && <Problem role="alert">{t('pollDesk.texts.remove.failed')}</Problem>}
    </FormPanel>
  );
};
