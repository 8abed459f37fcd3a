import type { CaseSide } from '../../lib/api/keys.ts';
import { type HeldFile, named } from '../../lib/api/outgoing.ts';
import { newId } from '../../lib/outbox/ids.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';

interface Sender {
  readonly side: CaseSide;
  readonly outbox: Outbox;
  readonly cuid: string;
  readonly csid: string;
  readonly crUid: string;
  readonly setDraft: (txt: string) => void;
}

/** Queues messages and photos; restores the text if the outbox cannot store it. */
export function useSending({ side, outbox, cuid, csid, crUid, setDraft }: Sender) {
  const common = { cuid, csid, crUid };
  return {
    send(txt: string) {
      const id = newId();
      setDraft('');
      const body = { csid, id, txt };
      outbox
        .add({ kind: side === 'town' ? 'staffTxt' : 'txt', id, ...common, shown: { txt }, body })
        .catch(() => setDraft(txt));
    },
    sendPhotos(files: readonly HeldFile[]) {
      const id = newId();
      const body = { csid, id, files: named(files) };
      const kind = side === 'town' ? 'staffMedia' : 'media';
      void outbox.add({ kind, id, ...common, shown: {}, files, body });
    },
  };
}
