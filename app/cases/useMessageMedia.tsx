import type { ChatMessage } from '@parvis/ui/screens/Chat';
import { useCallback } from 'react';
import type { CaseSide } from '../data/keys.ts';
import type { Outbox } from '../data/outbox/outbox.ts';
import { MessageMedia } from '../media/MessageMedia.tsx';
import type { Behind } from './chatItems.ts';
import { SendingFile } from './SendingFile.tsx';

/** Draws the pictures of a message, whether the server has them or they are on their way. */
export const useMessageMedia = (
  { side, cuid, csid }: { readonly side: CaseSide; readonly cuid: string; readonly csid: string },
  behind: ReadonlyMap<string, Behind>,
  outbox: Outbox,
) =>
  useCallback(
    ({ id }: ChatMessage) => {
      const { message, waiting } = behind.get(id) ?? {};
      if (!message?.media && !waiting?.files) return null;
      return (
        <MessageMedia
          {...{ side, cuid, csid }}
          media={message?.media}
          files={waiting?.files}
          checking={waiting?.checking}
          around={waiting && ((at, drawn) => <SendingFile {...{ waiting, outbox, at }}>{drawn}</SendingFile>)}
        />
      );
    },
    [side, cuid, csid, behind, outbox],
  );
