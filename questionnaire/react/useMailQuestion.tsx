import { useState } from 'react';

/** What was probably meant by a mail address whose domain looks mistyped; nothing by any other. */
export type SuggestMail = (typed: string) => string | undefined;

/** Asks back, before they are sent, about mail addresses whose domain looks mistyped. */
export interface MailQuestion {
  /** Whether sending waits, since one of these texts is asked back about now. Each is once: sent again, it goes as it is. */
  readonly holds: (...typed: readonly string[]) => boolean;
  /** What was probably meant by what stands in a field, while that is asked. */
  readonly meantBy: SuggestMail;
  /** It was answered. */
  readonly close: () => void;
}

/** Asks once about each mail address whose domain looks mistyped: `jean@gmail.con`. Draw it with `meant` of a text field. */
export function useMailQuestion(suggest: SuggestMail): MailQuestion {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string>();
  return {
    holds(...typed) {
      const doubtful = typed.find((one) => !asked.includes(one) && suggest(one) !== undefined);
      setOpen(doubtful);
      if (doubtful === undefined) return false;
      setAsked([...asked, doubtful]);
      return true;
    },
    meantBy: (typed) => (typed === open ? suggest(typed) : undefined),
    close: () => setOpen(undefined),
  };
}
