import type { TargetType } from '@parvis/api/entities/targetType';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import { type QueuedFile, toFileReferences } from '../../lib/api/outboxItems.ts';
import { createId } from '../../lib/outbox/createId.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';

interface Sender {
  readonly side: CaseSide;
  readonly outbox: Outbox;
  readonly cuid: string;
  readonly csid: string;
  readonly crUid: string;
  readonly setDraft: (txt: string) => void;
  /** Recipients between users. */
  readonly tgtTypes?: TargetType[] | undefined;
  /** In a gathering, by staff: the sole recipient. */
  readonly tgtCrUid?: string | undefined;
}

/** Queues messages and photos; restores the text if the outbox cannot store it. */
export function useSending({ side, outbox, cuid, csid, crUid, setDraft, tgtTypes, tgtCrUid }: Sender) {
  const common = { cuid, csid, crUid };
  const readers = { ...(tgtTypes && { tgtTypes }), ...(tgtCrUid && { tgtCrUid }) };
  return {
    send(txt: string) {
      const id = createId();
      setDraft('');
      const body = { csid, id, txt, ...readers };
      outbox
        .add({ kind: side === 'town' ? 'staffTxt' : 'txt', id, ...common, shown: { txt }, body })
        .catch(() => setDraft(txt));
    },
    sendPhotos(files: readonly QueuedFile[]) {
      const id = createId();
      const body = { csid, id, files: toFileReferences(files), ...readers };
      const kind = side === 'town' ? 'staffMedia' : 'media';
      void outbox.add({ kind, id, ...common, shown: {}, files, body });
    },
  };
}
