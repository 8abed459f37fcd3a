import { callAddress } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { languageOf } from '@parvis/locales/languages';
import { sayIn, type Words } from '../../scripts/day/dayScript.ts';
import { day } from '../../scripts/day/days/town.ts';
import { signIn } from '../../scripts/day/person.ts';
import { drawPhoto } from '../../scripts/day/photoScenes.ts';
import { type PlayedDay, playDay } from '../../scripts/day/playDay.ts';
import { createDesk } from '../e2e/apiCalls.ts';
import type { Contributor } from '../e2e/contributor.ts';
import { pickIn } from '../e2e/picking.ts';
import type { Product } from '../e2e/product.ts';
import type { Staff } from '../e2e/staff.ts';
import { desk, expect, type People, phone, test } from '../e2e/test.ts';
import { english, french, type Reader } from '../e2e/words.ts';
import { takePicture } from './picture.ts';

const PARK = 'town-park';
const { cuid } = day;
/** The file's poll. */
const STARS = ['Que pensez-vous de la place du marché ?', 'What do you think of the market square?'] as const;
const TREES = ['Faut-il y planter d’autres arbres ?', 'Should more trees be planted there?'] as const;

interface Tour {
  readonly words: Reader;
  readonly language: string;
  readonly say: (words: Words) => string;
  readonly visitor: Contributor;
  readonly staff: Staff;
  readonly played: PlayedDay;
  /** By words of its report. */
  readonly find: (words: Words) => Promise<string>;
}

async function begin(people: People, product: Product, words: Reader): Promise<Tour> {
  const { locale } = words;
  const { address } = product;
  const at = { origin: address, outbox: `${address}${await product.outboxPath()}`, locale };
  const played = await playDay(day, at, () => undefined);
  if (!played) throw new Error('The day was played before.');
  const visitor = await people.contributor({ words, options: { ...phone, deviceScaleFactor: 2 }, product });
  const staff = await people.staff({ words, options: desk, product });
  await staff.login('agent@town.example');
  const agent = await signIn(at, day.staff.agent);
  const say = (one: Words) => sayIn(one, locale);
  const find = async (one: Words) => {
    const [found] = await agent.call(boardCalls.casesListAll, { cuid, body: { search: say(one) } });
    if (!found) throw new Error(`No case says: ${say(one)}`);
    return found.csid;
  };
  return { words, language: languageOf(locale).tag, say, visitor, staff, played, find };
}

/** Menu of the park, report with a photo, and its end. @returns the case's id */
async function showReport({ words, language, say, visitor }: Tour): Promise<string> {
  const { page } = visitor;
  const { t, asked } = words;
  await visitor.arrives(PARK);
  await takePicture(page, { name: '01-menu', language });
  await visitor.beginReport('comfort', 'seating');
  await visitor.choose(asked('seating.what'), asked('seating.what.splinters'));
  await visitor.press(asked('seating.danger'), t('part.no'));
  const question = visitor.question(asked('seating.photo.title'));
  await question.getByRole('button', { name: t('photo.add'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('photo.add'), exact: true });
  const file = { name: 'bench.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await drawPhoto('bench')) };
  await pickIn(page, words, sheet, [file]);
  const alt = say(['Une latte du banc pend vers le sol', 'A slat of the bench hangs down']);
  await sheet.getByRole('textbox', { name: t('photo.alt') }).fill(alt);
  await sheet.getByRole('button', { name: t('photo.keep'), exact: true }).click();
  await expect(question.getByRole('img', { name: alt })).toBeVisible();
  await takePicture(page, { name: '02-photo', language });
  await visitor.press(asked('seating.photo.title'), asked('seating.photo.next'));
  await expect(visitor.review).toBeVisible();
  await takePicture(page, { name: '03-review', language, scheme: 'dark' });
  const address = await visitor.sendsTheReport();
  await expect(visitor.chat.getByRole('img', { name: alt })).toBeVisible();
  return address.split('/').at(-1) ?? '';
}

/** A case with a photo, and cases on hold. */
async function showDesk({ language, words, say, staff, find }: Tour): Promise<void> {
  const { page, address } = staff;
  const tag = await find(['mur des halles', 'on the market wall']);
  await page.goto(`${address}/staff/${cuid}/${tag}?filter=all&sort=newest`);
  await expect(staff.chat.getByRole('img', { name: say(['Un tag bleu', 'A blue tag']) })).toBeVisible();
  await takePicture(page, { name: '04-desk', language });
  const hole = await find(['passage piéton.', 'past the crossing']);
  await page.goto(`${address}/staff/${cuid}/${hole}?filter=held`);
  await expect(staff.chat).toContainText(words.t('statement.create.staff'));
  await takePicture(page, { name: '05-held', language, scheme: 'dark' });
}

/** Staff answer, then stars after the close. */
async function showAnswer({ language, words, say, visitor, staff }: Tour, csid: string): Promise<void> {
  const at = createDesk(staff.page, staff.address, words);
  await at.step(csid, { step: 'handle' });
  const told = say([
    'Bonjour, la vis est retirée. Nous remplaçons la latte cet après-midi.',
    'Hello, the screw is out. We replace the slat this afternoon.',
  ]);
  await at.say(csid, told);
  const txt = say([
    'Est-ce le banc le plus proche du kiosque\u202f?',
    'Is it the bench nearest to the bandstand?',
  ]);
  await at.ask(csid, { kind: 'yesNo', txt });
  await expect(visitor.question(txt)).toBeVisible();
  await takePicture(visitor.page, { name: '06-chat', language, scheme: 'dark' });
  const sent = visitor.page.waitForResponse((response) =>
    response.url().endsWith(callAddress(mobileCalls.sendForm, { cuid })),
  );
  await visitor.press(txt, words.t('part.yes'));
  await sent;
  await at.step(csid, { step: 'close', outcome: 'solved' });
  await expect(visitor.question(words.t('satisfaction'))).toBeVisible();
  await takePicture(visitor.page, { name: '07-stars', language });
}

async function showGathering({ language, words, say, visitor, played }: Tour): Promise<void> {
  const { page, address } = visitor;
  const { t } = words;
  await page.goto(`${address}/m/g/${cuid}/${played.gatherings[0]}?qrid=${PARK}`);
  await page.getByRole('textbox', { name: t('gatherings.join.name') }).fill('Camille');
  await page.getByRole('button', { name: t('gatherings.join.go'), exact: true }).click();
  const log = page.getByRole('log', { name: t('gatherings.log') });
  await expect(log).toContainText(say(['lampions', 'lanterns']));
  await takePicture(page, { name: '08-discussion', language });
}

async function showPoll({ language, words, say, visitor, staff, played }: Tour): Promise<void> {
  const { page, address } = visitor;
  await page.goto(`${address}/q/${PARK}/poll/square`);
  await visitor.rate(say(STARS), 4);
  const trees = say(TREES);
  await visitor.press(trees, words.t('part.yes'));
  await visitor.types(trees, say(['Un kiosque à musique.', 'A bandstand.']));
  await visitor.press(trees, words.t('questionnaire.confirm'));
  await expect(page.getByRole('table').first()).toBeVisible();
  await takePicture(page, { name: '09-poll', language, scheme: 'dark' });
  await staff.page.goto(`${staff.address}/staff/${cuid}/polls?results=${played.polls[1]}`);
  await expect(staff.page.getByText(say(['20 heures', '8 p.m.'])).first()).toBeVisible();
  await takePicture(staff.page, { name: '10-results', language });
  await staff.page.goto(`${staff.address}/staff/${cuid}/${played.gatherings[0]}`);
  await expect(staff.page.getByRole('log', { name: words.t('gatherings.log') })).toContainText(
    say(['lampions', 'lanterns']),
  );
  await takePicture(staff.page, { name: '11-discussion-desk', language });
}

async function showEvening({ language, words, staff }: Tour): Promise<void> {
  const { page, address } = staff;
  await page.goto(`${address}/staff/${cuid}?filter=all`);
  await expect(page.getByRole('heading', { name: words.t('staff.day') })).toBeVisible();
  await takePicture(page, { name: '12-evening', language, scheme: 'dark' });
}

for (const words of [french, english])
  test(`the day of the demo town in twelve pictures, ${words.locale}`, async ({ people, launch }) => {
    const product = await launch({ env: { PARVIS_LIMIT_FACTOR: '50' } });
    const tour = await begin(people, product, words);
    const csid = await showReport(tour);
    await showDesk(tour);
    await showAnswer(tour, csid);
    await showGathering(tour);
    await showPoll(tour);
    await showEvening(tour);
  });
