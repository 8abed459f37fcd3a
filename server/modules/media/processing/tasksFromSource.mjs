// Entry point for runs from sources: each thread must load tsx itself.
import { tsImport } from 'tsx/esm/api';

export const { cleanDrawing, drawQr } = await tsImport('./tasks.ts', import.meta.url);
