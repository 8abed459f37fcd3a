import { showNotice } from './showNotice.tsx';

export const showUpdate = (onTake: () => void): Promise<void> =>
  showNotice({ text: 'update.title', action: 'update.take', onTake });
