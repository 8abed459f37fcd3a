import { sheetOnDemand } from './sheetOnDemand.tsx';

/** The sheet of photos before they are sent, with all that reads them. */
export const PhotoSheet = sheetOnDemand(() => import('./PhotoSheet.tsx').then((part) => part.PhotoSheet));
