import type { Keeper } from './keeper.ts';

/** An empty text removes it. */
export const draftText = ({ load, save, remove }: Keeper) => ({
  load: (): string => {
    const text = load();
    return typeof text === 'string' ? text : '';
  },
  save: (text: string): void => (text ? save(text) : remove()),
});
