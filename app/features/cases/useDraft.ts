import { useState } from 'react';
import { createTextDraft } from '../../lib/session/draftText.ts';
import { createOwnSlot } from '../../lib/session/ownKeeper.ts';

/** Draft of a message; survives a reload, and is erased with its identity. */
export function useDraft(csid: string): [draft: string, setDraft: (text: string) => void] {
  const [kept] = useState(() => createTextDraft(createOwnSlot(`draft_${csid}`)));
  const [draft, setDraft] = useState(kept.load);
  return [
    draft,
    (text) => {
      setDraft(text);
      kept.save(text);
    },
  ];
}
