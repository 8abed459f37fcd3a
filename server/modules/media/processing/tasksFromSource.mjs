// The tasks where the server runs from its sources: the reader of TypeScript has to be put into each thread anew.
import { tsImport } from 'tsx/esm/api';

export const { cleanDrawing, drawQr } = await tsImport('./tasks.ts', import.meta.url);
