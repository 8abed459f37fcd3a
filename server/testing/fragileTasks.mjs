// Tasks that end their process, as a process of its own.
import { tsImport } from 'tsx/esm/api';

await tsImport('./fragileTasks.ts', import.meta.url);
