import { join } from 'node:path';
import type { Look } from '../e2e/everyScreen.ts';
import { test } from '../e2e/ownDatabase.ts';
import { startSenders } from '../e2e/senders.ts';
import { listed, ownFolder, writeSmallTown } from '../e2e/smallTown.ts';
import { type CodeWalk, contactScreens, PER_DAY, STAFF } from './codeScreens.ts';
import { doorScreens } from './doorScreens.ts';
import { drawing, readers, wanted, windowOf } from './drawing.ts';
import { findingScreens, givingScreens } from './ownCodeScreens.ts';
import { type Drawn, writeSheets } from './sheet.ts';

const folder = join(import.meta.dirname, '..', '..', 'test-results', 'sheets');
const own = ownFolder('code-sheets');

for (const width of wanted.widths)
  for (const language of wanted.languages)
    test(`the way of a code, ${width} px, ${language}`, async ({ people, launch, database }) => {
      test.setTimeout(900_000);
      const words = readers[language];
      const viewport = windowOf(width);
      const senders = await startSenders(own);
      const { env, ...rest } = senders.options;
      const product = await launch({
        ...rest,
        database: database.url,
        customers: writeSmallTown(own, listed('admin', STAFF)),
        env: { ...env, SMS_PER_DAY: String(PER_DAY), MAIL_CODES_PER_DAY: String(PER_DAY) },
      });
      const sheets = { light: [] as Drawn[], dark: [] as Drawn[] };
      const look: Look = async (page, screen) => {
        for (const scheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          sheets[scheme].push({ screen, png: await drawing(page, viewport.height) });
        }
      };
      const arrival = { words, product, options: { viewport, hasTouch: width < 900 } };
      const walk: CodeWalk = { people, arrival, words, senders, database, look };
      await contactScreens(walk);
      await givingScreens(walk);
      await findingScreens(walk);
      await doorScreens(walk);
      await senders.close();
      for (const scheme of ['light', 'dark'] as const) {
        const name = ['codes', width, language, scheme].join('-');
        console.log((await writeSheets(folder, name, sheets[scheme], width < 900 ? 1 : 0.5)).join('\n'));
      }
    });
