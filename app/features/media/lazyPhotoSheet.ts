import { sheetOnDemand } from './sheetOnDemand.tsx';

export const PhotoSheet = sheetOnDemand(() => import('./PhotoSheet.tsx').then((part) => part.PhotoSheet));
