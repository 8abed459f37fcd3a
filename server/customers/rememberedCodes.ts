/** How long a code is believed without a look, milliseconds: a crowd that scans one code asks once. */
const BELIEVED = 1_000;

/** Codes that were scanned a moment ago. */
export interface RememberedCodes<Code> {
  /** A code as it was found within the last second. @throws what looking throws */
  find(qrid: string): Promise<Code>;
  /** Looks again at the next scan: a code was changed here. */
  forget(): void;
}

/** Remembers codes for a second at most; one that `look` refuses is looked at each time. */
export function rememberCodes<Code>(look: (qrid: string) => Promise<Code>): RememberedCodes<Code> {
  let until = Number.NEGATIVE_INFINITY;
  let codes = new Map<string, Promise<Code>>();
  return {
    find(qrid) {
      const now = performance.now();
      if (until < now) {
        until = now + BELIEVED;
        codes = new Map();
      }
      const known = codes.get(qrid);
      if (known) return known;
      const found = look(qrid);
      const mine = codes;
      mine.set(qrid, found);
      found.catch(() => mine.delete(qrid));
      return found;
    },
    forget() {
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
