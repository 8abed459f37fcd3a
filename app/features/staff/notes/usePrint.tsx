import { useEffect, useState } from 'react';
import { PrintDialog } from './PrintDialog.tsx';

/** Prints notes only if ticked this time. */
export function usePrint(hasNotes: boolean) {
  const [asking, setAsking] = useState(false);
  const [printing, setPrinting] = useState<{ readonly withNotes: boolean }>();
  useEffect(() => {
    if (!printing) return;
    const end = () => setPrinting(undefined);
    addEventListener('afterprint', end);
    // After the dialog has closed.
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
