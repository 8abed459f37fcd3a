/** What is told of a name: how often it was counted here since it was told last. */
export interface Told {
  readonly name: string;
  readonly added: number;
  /** How long its window is, seconds. */
  readonly seconds: number;
  /** How often it was counted before as far as is known here, and how many seconds of its window are left: for a store that lost it. */
  readonly known: number;
  readonly left: number;
}

/** How often a name was counted by all, and how many seconds of its window are left, by the clock of the store. */
export interface Sum {
  readonly name: string;
  readonly count: number;
  readonly left: number;
}

/** Where several servers keep what they count. Windows are those of its clock. */
export interface CountStore {
  /** Adds what is told, all in one step; of what adds nothing the sum is read. @throws where it cannot be reached */
  add(told: readonly Told[]): Promise<readonly Sum[]>;
}
