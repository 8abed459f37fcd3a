/**
 * A clause of the product specification, in our own words (one short sentence).
 *
 * How to write a row:
 * - It has tests, or `open` says what is missing; an open row may list tests of its finished part.
 * - A test is `path/to/file.test.ts › title`. Of the title, any part that occurs in the file is enough: the whole
 *   of `it('…')`, or the name of a story's export.
 * - `decision` explains why the project deviates from the specification: a file name of `docs/decisions`, without
 *   `.md`. The tests of the row show what the project does.
 * - Calls have the form of the contract, `/town/{cuid}/cases/leave`, without the method.
 */
interface BaseClause {
  readonly id: string;
  readonly words: string;
  /** File or folder. */
  readonly module: string;
  /** Specification 7: see `specifiedCalls.ts`. */
  readonly calls?: readonly string[];
  /** Of `allFlows`. */
  readonly flows?: readonly string[];
  /** Of `eventMessages` and `flowMessages`. */
  readonly messages?: readonly string[];
}

type Tests = readonly [string, ...string[]];

interface Shown {
  readonly tests: Tests;
  readonly decision?: string;
  readonly open?: never;
}

interface Open {
  /** The missing part, in one sentence. */
  readonly open: string;
  readonly tests?: Tests;
  readonly decision?: never;
}

export type Clause = BaseClause & (Shown | Open);

export interface Section {
  readonly title: string;
  /** Of its ids. */
  readonly prefix: string;
  /** Number of clauses, to detect lost rows. */
  readonly count: number;
  readonly clauses: readonly Clause[];
}
