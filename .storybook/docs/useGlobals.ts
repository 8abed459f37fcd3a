import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { type BookGlobals, START } from '../look.ts';
import { GLOBALS_TOLD, heldAfter, type ToldGlobals } from '../tellLook.ts';

/** The toolbar's globals on a docs page. */
export function useBookGlobals(): BookGlobals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<BookGlobals>(() => {
    const last = GLOBALS_TOLD.toReversed()
      .map((event) => channel.last(event)?.[0] as ToldGlobals | undefined)
      .find((told) => told !== undefined);
    return last ? heldAfter(last) : START;
  });
  useEffect(() => {
    const hear = (told: ToldGlobals) => setGlobals(heldAfter(told));
    for (const event of GLOBALS_TOLD) channel.on(event, hear);
    return () => {
      for (const event of GLOBALS_TOLD) channel.off(event, hear);
    };
  }, [channel]);
  return globals;
}
