import type { Keeper } from './keeper.ts';

/** A text that is being written, as a keeper holds it: nothing is kept of an empty one. */
export const draftText = ({ load, save, remove }: Keeper) => ({
  load: (): string => {
    const text = load();
    return typeof text === 'string' ? text : '';
  },
  save: (text: string): void => (text ? save(text) : remove()),
});
