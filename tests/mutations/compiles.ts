import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { ROOT } from '../../scripts/project.mjs';

const CONFIG = join(ROOT, 'tsconfig.json');

/** Within the project. */
export function makeCompiles(): (file: string, text: string) => boolean {
  const told = new Map<string, string>();
  const api = new API({ cwd: ROOT, fs: { readFile: (path) => told.get(path) } });
  api.updateSnapshot({ openProject: CONFIG });
  return (file, text) => {
    const path = join(ROOT, file);
    const changed = [...told.keys(), path];
    told.clear();
    told.set(path, text);
    const snapshot = api.updateSnapshot({ openProject: CONFIG, fileChanges: { changed } });
    const program = snapshot.getProject(CONFIG)?.program;
    return program?.getSemanticDiagnostics(path).length === 0;
  };
}
