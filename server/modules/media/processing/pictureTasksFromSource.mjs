// Entry point for runs from sources.
import { tsImport } from 'tsx/esm/api';

await tsImport('./pictureTasks.ts', import.meta.url);
