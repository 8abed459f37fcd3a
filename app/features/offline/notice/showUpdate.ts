import { showNotice } from './showNotice.tsx';

/** Tells quietly that a newer version is there, beside whatever page is shown, until it is taken or closed. */
export const showUpdate = (onTake: () => void): Promise<void> =>
  showNotice({ text: 'update.title', action: 'update.take', onTake });
