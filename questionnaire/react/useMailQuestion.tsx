import { useState } from 'react';
import { suggestMail } from '../model/values/mailSuggestion.ts';

/** Asks back, before they are sent, about mail addresses whose domain looks mistyped. */
export interface MailQuestion {
  /** Whether sending waits, since one of these texts is asked back about now. Each is once: sent again, it goes as it is. */
  readonly holds: (...typed: readonly string[]) => boolean;
  /** What was probably meant by what stands in a field, while that is asked. */
  readonly meantBy: (typed: string) => string | undefined;
  /** It was answered. */
  readonly close: () => void;
}

/** Asks once about each mail address whose domain looks mistyped: `jean@gmail.con`. Draw it with `meant` of a text field. */
export function useMailQuestion(): MailQuestion {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string>();
  return {
    holds(...typed) {
      const doubtful = typed.find((one) => !asked.includes(one) && suggestMail(one) !== undefined);
      setOpen(doubtful);
      if (doubtful === undefined) return false;
      setAsked([...asked, doubtful]);
      return true;
    },
    meantBy: (typed) => (typed === open ? suggestMail(typed) : undefined),
    close: () => setOpen(undefined),
  };
}
