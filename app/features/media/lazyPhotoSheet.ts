import { createLazySheet } from './sheetOnDemand.tsx';

export const PhotoSheet = createLazySheet(() => import('./PhotoSheet.tsx').then((part) => part.PhotoSheet));
