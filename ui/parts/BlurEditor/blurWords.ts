/** What is said in the editor. */
export type BlurWords = Readonly<{
  /** The name of a region, counted from 1. */
  region: (number: number) => string;
  /** How many there are, for whoever does not see them. */
  count: (count: number) => string;
  /** How a region is drawn, moved, resized. */
  hint: string;
  /** Names of the buttons. */
  add: string;
  larger: string;
  smaller: string;
  remove: string;
  undo: string;
}>;
