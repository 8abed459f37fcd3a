/** What must hold, in the order in which it runs. */
export const STEPS: readonly {
  name: string;
  lane: string;
  budget: number;
  budgetOfAll?: number;
  built?: boolean;
  prepares?: boolean;
  allOnly?: boolean;
}[];
