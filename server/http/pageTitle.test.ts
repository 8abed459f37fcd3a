import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { customers, formerCuids } from '../platform/db/schema.ts';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { openTestServices } from '../testing/testServices.ts';

const appFolder = mkdtempSync(join(tmpdir(), 'parvis-app-'));
writeFileSync(
  join(appFolder, 'index.html'),
  '<!doctype html><html lang="fr-FR"><head><title>Parvis</title><!--boot--></head><body><div id="root"></div></body></html>',
);
const services = await openTestServices((await createTestDatabase()).url, { appFolder });
const NAME = 'Belleroche & $& <Fils>';
await services.store.db
  .update(customers)
  .set({ lbl: { fr: NAME } })
  .where(eq(customers.cuid, 'testville'));
// A name allowed before page names were reserved.
await services.store.db
  .insert(formerCuids)
  .values(['codes', 'login'].map((former) => ({ former, cuid: 'testville' })));
afterAll(async () => {
  await services.close();
  rmSync(appFolder, { recursive: true });
});

it.each([
  ['a scanned code', '/q/test-hall', 'Belleroche &amp; $&amp; &lt;Fils&gt;'],
  ['the questions of a category', '/q/test-hall/report/bins', 'Belleroche &amp; $&amp; &lt;Fils&gt;'],
  ['a case', '/m/case/testville/AAAAAAAAAAAAAAAAAAAAAAAA', 'Belleroche &amp; $&amp; &lt;Fils&gt;'],
  ['a desk', '/staff/testville', 'Belleroche &amp; $&amp; &lt;Fils&gt;'],
  ['a page of staff, whoever was called so', '/staff/codes', 'Parvis'],
  ['the page to sign in, likewise', '/staff/Login', 'Parvis'],
  ['the list of one’s reports, which is nobody’s', '/m/home', 'Parvis'],
])('before scripts, the tab of %s shows the owner', async (_, url, title) => {
  const { body } = await services.app.inject({ url, headers: { accept: 'text/html' } });
  expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toBe(title);
});
