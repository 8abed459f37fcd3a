import { useState } from 'react';

const keyOf = (csid: string) => `pv_draft_${csid}`;

const read = (csid: string): string => {
  try {
    return localStorage.getItem(keyOf(csid)) ?? '';
  } catch {
    return '';
  }
};

const write = (csid: string, text: string): void => {
  try {
    if (text) localStorage.setItem(keyOf(csid), text);
    else localStorage.removeItem(keyOf(csid));
  } catch {
    // Without storage the draft lives as long as the page.
  }
};

/** What is being written in a case; it survives a reload. */
export function useDraft(csid: string): [draft: string, setDraft: (text: string) => void] {
  const [draft, setDraft] = useState(() => read(csid));
  return [
    draft,
    (text) => {
      setDraft(text);
      write(csid, text);
    },
  ];
}
