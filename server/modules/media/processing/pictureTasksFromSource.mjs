// Entry point when running from sources.
import { tsImport } from 'tsx/esm/api';

await tsImport('./pictureTasks.ts', import.meta.url);
