import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../scripts/project.mjs';
import { isShipped } from '../../scripts/shipping.mjs';

const SOURCE = /^(ui|theme|locales|questionnaire)\/(.+)\.tsx?$/;
const REACT = /^react(?:-dom)?(?:\/|$)/;
/** Stories are only drawn here. */
const PLAYED = 'storybook/test';
const NOTHING = '\0nothing';
const MADE_TO_PLAY = ['expect', 'fn', 'spyOn', 'userEvent', 'waitFor', 'within', 'screen', 'fireEvent'];

/** Package files replace sources of the book, with the folder's packages and React. */
export const packedInstead = (folder: string): Plugin => ({
  name: 'parvis:packed-instead',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source === PLAYED) return NOTHING;
    const from = REACT.test(source) ? join(folder, 'package.json') : importer;
    const found = await this.resolve(source, from, { ...options, skipSelf: true });
    if (!found) return null;
    const [, room, path] = SOURCE.exec(relative(ROOT, found.id)) ?? [];
    if (!room || !isShipped(relative(ROOT, found.id))) return found;
    const built = join(folder, 'node_modules', '@parvis', room, `${path}.js`);
    return existsSync(built) ? built : found;
  },
  load: (id) =>
    id === NOTHING
      ? MADE_TO_PLAY.map((name) => `export const ${name} = () => () => undefined;`).join('\n')
      : null,
});
