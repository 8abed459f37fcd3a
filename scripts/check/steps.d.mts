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
/** What a whole run may take on every landing: seconds by the clock on two quiet cores, and of all processors. */
export const WHOLE: { wall: number; processor: number };
