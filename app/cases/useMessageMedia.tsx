import type { ChatMessage } from '@parvis/ui/screens/Chat';
import { useCallback } from 'react';
import type { Outbox } from '../data/outbox/outbox.ts';
import { type MediaOf, useMediaNews } from '../media/caseMedia.ts';
import { MessageMedia } from '../media/MessageMedia.tsx';
import type { Behind } from './chatItems.ts';
import { SendingFile } from './SendingFile.tsx';

const hasFiles = (behind: ReadonlyMap<string, Behind>): boolean => {
  for (const { message } of behind.values()) if (message?.media) return true;
  return false;
};

/** Draws the pictures of a message, whether the server has them or they are on their way, as they are described by now. */
export function useMessageMedia(
  { side, cuid, csid, isReadOnly }: MediaOf,
  behind: ReadonlyMap<string, Behind>,
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
