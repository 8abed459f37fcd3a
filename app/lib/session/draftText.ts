import type { Keeper } from './keeper.ts';

/** A text draft in a slot; an empty text removes it. */
export const draftText = ({ load, save, remove }: Keeper) => ({
  load: (): string => {
    const text = load();
    return typeof text === 'string' ? text : '';
  },
  save: (text: string): void => (text ? save(text) : remove()),
});
