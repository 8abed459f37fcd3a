import { useEffect, useState } from 'react';
import { PrintDialog } from './PrintDialog.tsx';

/** Prints a case; prints notes only if ticked for this print. */
export function usePrint(hasNotes: boolean) {
  const [asking, setAsking] = useState(false);
  const [printing, setPrinting] = useState<{ readonly withNotes: boolean }>();
  useEffect(() => {
    if (!printing) return;
    const end = () => setPrinting(undefined);
    addEventListener('afterprint', end);
    // Once the dialog has gone from the page.
    const timer = setTimeout(() => print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', end);
    };
  }, [printing]);
  return {
    withNotes: printing?.withNotes ?? false,
    start: () => (hasNotes ? setAsking(true) : setPrinting({ withNotes: false })),
    dialog: asking && (
      <PrintDialog
        onPrint={(withNotes) => {
          setAsking(false);
          setPrinting({ withNotes });
        }}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
