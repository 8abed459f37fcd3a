import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { storyCode } from '../code/storyCode.ts';
import { factsOf } from './facts.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CODE = '?code';
const MADE_UP_CODE = '\0story-code:';
const FACTS = 'parvis:facts';
const MADE_UP_FACTS = `\0${FACTS}`;

/** `x.stories.tsx?code` is the code of each story as somebody would write it; `parvis:facts` what is read from the sources. */
export const bookData = (root = ROOT): Plugin => ({
  name: 'parvis:book-data',
  enforce: 'pre',
  resolveId(asked, importer) {
    if (asked === FACTS) return MADE_UP_FACTS;
    if (!asked.endsWith(CODE) || !importer) return null;
    const path = asked.slice(0, -CODE.length);
    const file =
      path.startsWith('/ui/') || path.startsWith('/.storybook/')
        ? join(root, path)
        : join(dirname(importer), path);
    return `${MADE_UP_CODE}${path.startsWith(root) ? path : file}.js`;
  },
  async load(id) {
    if (id === MADE_UP_FACTS) return `export default ${JSON.stringify(await factsOf(root))};`;
    if (!id.startsWith(MADE_UP_CODE)) return null;
    const file = id.slice(MADE_UP_CODE.length, -'.js'.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(storyCode(file))};`;
  },
});
