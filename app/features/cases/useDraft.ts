import { useState } from 'react';
import { createOwnSlot } from '../../lib/session/ownSlot.ts';
import { createTextDraft } from '../../lib/session/textDraft.ts';

/** Survives a reload; erased with its identity. */
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
