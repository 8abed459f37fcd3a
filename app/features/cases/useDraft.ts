import { useState } from 'react';
import { draftText } from '../../lib/session/draftText.ts';
import { ownKeeper } from '../../lib/session/ownKeeper.ts';

/** What is being written in a case; it survives a reload, and goes with the identity that wrote it. */
export function useDraft(csid: string): [draft: string, setDraft: (text: string) => void] {
  const [kept] = useState(() => draftText(ownKeeper(`draft_${csid}`)));
  const [draft, setDraft] = useState(kept.load);
  return [
    draft,
    (text) => {
      setDraft(text);
      kept.save(text);
    },
  ];
}
