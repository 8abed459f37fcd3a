import { showNotice } from './showNotice.tsx';

export const showUpdate = (onAccept: () => void): Promise<void> =>
  showNotice({ text: 'update.title', action: 'update.take', onAccept });
