import { createWindow } from '../base/window.ts';

/** How often something was counted, and seconds until that begins anew; 0 when nothing is counted. */
export interface Counted {
  readonly count: number;
  readonly left: number;
}

/** Within how many seconds is counted, and up to how many it matters. */
export interface Span {
  readonly seconds: number;
  readonly max: number;
}

/** Counts by name within a window of time, which begins with the first of a name. */
export interface Counter {
  /** Counts, and says how often by now. */
  add(name: string, by?: number): Promise<Counted>;
  /** The same, for who may not wait: what other servers counted just now may be missing. */
  addAtOnce(name: string, by?: number): Counted;
  /** Says how often by now. */
  look(name: string): Promise<Counted>;
}

/** What is counted: of one server, or of several together. */
export interface Counts {
  /** Makes a counter; those of one `what` count the same. */
  of(what: string, span: Span): Counter;
  /** Ends it, with what the others were not told yet. */
  close(): Promise<void>;
}

/** The counts of a server that is alone with its database. */
export const localCounts = (): Counts => ({
  of(_, { seconds }) {
    const window = createWindow(seconds);
    const now = (name: string): Counted => ({ count: window.count(name), left: window.left(name) });
    const addAtOnce = (name: string, by = 1): Counted => {
      window.add(name, by);
      return now(name);
    };
    return { addAtOnce, add: async (name, by) => addAtOnce(name, by), look: async (name) => now(name) };
  },
  close: () => Promise.resolve(),
});
