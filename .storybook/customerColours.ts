import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ASKED = /\/customer\.json\?colours$/;
/** Module id prefix for a customer's colours. */
const MADE_UP = '\0customer-colours:';

/** `customer.json?colours` imports only a customer's colours, without their texts. */
export const customerColours = (): Plugin => ({
  name: 'parvis:customer-colours',
  enforce: 'pre',
  resolveId(asked, importer) {
    if (!ASKED.test(asked) || !importer) return null;
    return `${MADE_UP}${join(dirname(importer), dirname(asked))}`;
  },
  load(id) {
    if (!id.startsWith(MADE_UP)) return null;
    const file = join(id.slice(MADE_UP.length), 'customer.json');
    this.addWatchFile(file);
    return `export default ${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')).appColors)};`;
  },
});
