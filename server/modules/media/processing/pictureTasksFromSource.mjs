// The process that reads pictures, where the server runs from its sources.
import { tsImport } from 'tsx/esm/api';

await tsImport('./pictureTasks.ts', import.meta.url);
