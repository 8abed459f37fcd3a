import { addons } from 'storybook/preview-api';
import { type BookGlobals, coloursOf, START } from './look.ts';
import { LOOK_TOLD, type ToldLook } from './lookTold.ts';

/** What a change of the toolbar tells; `userGlobals` leaves out what a story sets for itself. */
export type ToldGlobals = {
  readonly globals: Partial<BookGlobals>;
  readonly userGlobals?: Partial<BookGlobals>;
};
/** When the toolbar tells what it holds. */
export const GLOBALS_TOLD = ['setGlobals', 'globalsUpdated'] as const;

/** What the toolbar holds after a change. */
export const heldAfter = ({ globals, userGlobals }: ToldGlobals): BookGlobals => ({
  ...START,
  ...(userGlobals ?? globals),
});

/** Tells the frame of the book of each change of the look: it knows no palettes. */
export function tellLook(): void {
  const channel = addons.getChannel();
  const tell = (told: ToldGlobals) => {
    const held = heldAfter(told);
    channel.emit(LOOK_TOLD, { colours: coloursOf(held), scheme: held.scheme } satisfies ToldLook);
  };
  for (const event of GLOBALS_TOLD) channel.on(event, tell);
}
