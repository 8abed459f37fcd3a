import type { Look } from '../e2e/everyScreen.ts';
import type { OwnDatabase } from '../e2e/ownDatabase.ts';
import type { Senders } from '../e2e/senders.ts';
import { expect, type People } from '../e2e/test.ts';
import type { Reader } from '../e2e/words.ts';
import { Writer } from '../e2e/writer.ts';

/** Who is listed as staff. */
export const STAFF = 'anne@saint-elme.example';
/** So many codes a day: more than are asked for here. */
export const PER_DAY = 60;

/** What draws the way of a code needs. */
export interface CodeWalk {
  readonly people: People;
  readonly arrival: Parameters<People['contributor']>[0];
  readonly words: Reader;
  readonly senders: Senders;
  readonly database: OwnDatabase;
  readonly look: Look;
}

/** A message of the contact page that is kept and leaves later, that is refused at once and later, and that is delivered at once. */
export async function contactScreens({ people, arrival, words, senders, look }: CodeWalk): Promise<void> {
  const { t } = words;
  const { post } = senders;
  const visitor = await people.contributor(arrival);
  const writer = new Writer(visitor);
  const { page } = writer;
  const kept = page.getByRole('status').filter({ hasText: t('contact.waiting') });
  const refused = page.getByRole('alert').filter({ hasText: t('contact.refused.text') });
  const again = () => page.getByRole('button', { name: t('contact.again') }).click();
  const passes = () => page.clock.fastForward(10_000);
  await visitor.arrives('se-1');
  await page.clock.install();
  post.answer = 'busy';
  await writer.open();
  await writer.write('camille@exemple.fr', 'Où sont les clés de la salle ?');
  await writer.sendButton.click();
  await expect(kept).toBeVisible();
  await look(page, 'contact, kept');
  await page.reload();
  await expect(kept).toBeVisible();
  await look(page, 'contact, kept, reloaded');
  const before = post.taken.length;
  post.answer = 'takes';
  await expect.poll(() => post.taken.length).toBe(before + 1);
  await passes();
  await writer.seesItSent('camille@exemple.fr');
  await look(page, 'contact, left later');
  post.answer = 'refuses';
  await again();
  await writer.field('message').fill('Encore un mot');
  await writer.sendButton.click();
  await expect(refused).toBeVisible();
  await look(page, 'contact, refused at once');
  post.answer = 'waits';
  await writer.sendButton.click();
  await expect(kept).toBeVisible();
  post.goOn('refuses');
  await passes();
  await expect(refused).toBeVisible();
  await look(page, 'contact, refused later');
  post.answer = 'takes';
  await writer.sendButton.click();
  await writer.seesItSent('camille@exemple.fr');
  await look(page, 'contact, delivered at once');
}
