import { addons } from 'storybook/preview-api';
import { type BookGlobals, coloursOf, START } from './look.ts';
import { LOOK_TOLD, type ToldLook } from './lookTold.ts';

/** Payload of a toolbar change; `userGlobals` excludes story overrides. */
export type ToldGlobals = {
  readonly globals: Partial<BookGlobals>;
  readonly userGlobals?: Partial<BookGlobals>;
};
/** Channel events with the toolbar's values. */
export const GLOBALS_TOLD = ['setGlobals', 'globalsUpdated'] as const;

export const heldAfter = ({ globals, userGlobals }: ToldGlobals): BookGlobals => ({
  ...START,
  ...(userGlobals ?? globals),
});

/** Sends each theme change to the manager, which knows no palettes. */
export function tellLook(): void {
  const channel = addons.getChannel();
  const tell = (told: ToldGlobals) => {
    const held = heldAfter(told);
    channel.emit(LOOK_TOLD, { colours: coloursOf(held), scheme: held.scheme } satisfies ToldLook);
  };
  for (const event of GLOBALS_TOLD) channel.on(event, tell);
}
