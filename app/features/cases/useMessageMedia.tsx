import { styled } from '@parvis/theme/css/stitches';
import { BubbleSending } from '@parvis/ui/parts/BubbleSending';
import { Button } from '@parvis/ui/parts/Button';
import type { ChatMessage } from '@parvis/ui/screens/Chat';
import { type ReactNode, useCallback } from 'react';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { useProgress } from '../../lib/outbox/progress.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { type MediaScope, useMediaNews } from '../media/caseMedia.ts';
import { MessageMedia } from '../media/MessageMedia.tsx';
import { releaseObjectUrl } from '../media/objectUrls.ts';
import type { MessageContent } from './chatItems.ts';
import { describeSendFailure, findRefusedFile } from './sendFailure.ts';
import type { WaitingItem } from './waitingItem.ts';

const WORDS = {
  photo: {
    going: 'photo.sending',
    hold: 'photo.sending.hold',
    go: 'photo.sending.go',
    retry: 'photo.sending.retryOne',
    remove: 'photo.removeOne',
  },
  video: {
    going: 'video.sending',
    hold: 'video.sending.hold',
    go: 'video.sending.go',
    retry: 'video.sending.retryOne',
    remove: 'video.removeOne',
  },
} as const;

/** A failed upload needs a full row for its text. */
const Sending = styled(BubbleSending, {
  alignContent: 'start',
  '&[data-sending=failed], &:only-child': { gridColumn: '1 / -1' },
});

type SendingFileProps = {
  waiting: WaitingItem;
  outbox: Outbox;
  at: number;
  children: ReactNode;
};

const SendingFile = ({ waiting, outbox, at, children }: SendingFileProps) => {
  const { t } = useTexts();
  const file = waiting.files?.[at];
  const value = useProgress(file?.id ?? '');
  const isFailed = !waiting.stranded && findRefusedFile(waiting) === at;
  const isOnItsWay = !waiting.stranded && !waiting.refused && !waiting.checking;
  if (!file || !(isFailed || isOnItsWay)) return children;
  const words = WORDS[file.video ? 'video' : 'photo'];
  const number = { number: at + 1 };
  const isHeld = file.held === true;
  return (
    <Sending
      label={t(words.going, number)}
      value={value}
      max={file.blob.size}
      held={isHeld}
      heldText={t('photo.sending.held')}
      pressLabel={t(isHeld ? words.go : words.hold, number)}
      onPress={() => void outbox.setFilePaused(waiting.id, file.id, !isHeld)}
      failed={isFailed ? describeSendFailure(waiting, t) : undefined}
      actions={
        <>
          {isFailed && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t(words.retry, number)}
              onClick={() => void outbox.retry(waiting.id)}
            >
              {t('photo.sending.retry')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={t(words.remove, number)}
            onClick={() => void outbox.dropFile(waiting.id, file.id).then(() => releaseObjectUrl(file.id))}
          >
            {t('photo.remove')}
          </Button>
        </>
      }
    >
      {children}
    </Sending>
  );
};

const hasFiles = (behind: ReadonlyMap<string, MessageContent>): boolean => {
  for (const { message } of behind.values()) if (message?.media) return true;
  return false;
};

export function useMessageMedia(
  { side, cuid, csid, isReadOnly }: MediaScope,
  behind: ReadonlyMap<string, MessageContent>,
  outbox: Outbox,
) {
  useMediaNews({ side, cuid, csid }, hasFiles(behind));
  return useCallback(
    ({ id }: ChatMessage) => {
      const { message, waiting } = behind.get(id) ?? {};
      if (!message?.media && !waiting?.files) return null;
      return (
        <MessageMedia
          {...{ side, cuid, csid, isReadOnly }}
          media={message?.media}
          mine={message?.mine}
          files={waiting?.files}
          checking={waiting?.checking}
          around={waiting && ((at, drawn) => <SendingFile {...{ waiting, outbox, at }}>{drawn}</SendingFile>)}
        />
      );
    },
    [side, cuid, csid, isReadOnly, behind, outbox],
  );
}
