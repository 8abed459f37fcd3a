import { createLazySheet } from './createLazySheet.tsx';

export const PhotoSheet = createLazySheet(() => import('./PhotoSheet.tsx').then((part) => part.PhotoSheet));
