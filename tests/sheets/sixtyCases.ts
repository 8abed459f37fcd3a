import type { Browser } from 'playwright/test';
import {
  acceptByCall,
  createDesk,
  type Finding,
  reportByCall,
  signInByCall,
  writeByCall,
} from '../e2e/apiCalls.ts';
import type { Product } from '../e2e/product.ts';
import { french } from '../e2e/words.ts';

const VISITORS = 16;
const CASES_EACH = 4;
const DAY = 24 * 60 * 60_000;

const check = (item: string) => ({ type: 'CHECK', item }) as const;

const findings: readonly Finding[] = [
  { ccatCode: 'temperature', answers: [check('temperature.what.cold'), check('temperature.since.days')] },
  { ccatCode: 'toilets', answers: [check('toilets.what.dirty'), check('toilets.where.women')] },
  {
    ccatCode: 'light',
    answers: [check('light.what.flicker'), { type: 'YESNO', item: 'light.passage', value: true }],
  },
  { ccatCode: 'it', answers: [check('it.what.wifi'), check('it.wifi.slow')] },
  { ccatCode: 'door', answers: [check('door.what.open')] },
];
/** Screen walks need the park and the market. */
const places = ['town-library', 'town-school', 'town-hall', 'town-pool'];

const words = [
  undefined,
  'Merci de passer avant la fin du marché, il y a beaucoup de monde.',
  'C’est la même chose que la semaine dernière.',
  undefined,
  'Voir https://www.belleroche.example/travaux ou appeler le 05 49 00 00 00.',
];

type Desk = ReturnType<typeof createDesk>;

/** In turn; the first stays unread. */
const handled: readonly ((desk: Desk, csid: string) => Promise<unknown>)[] = [
  async () => undefined,
  async (desk, csid) => {
    await desk.step(csid, { step: 'handle' });
    await desk.say(csid, 'Bonjour, un technicien passe cet après-midi.');
  },
  async (desk, csid) => {
    await desk.step(csid, { step: 'handle' });
    await desk.step(csid, {
      step: 'hold',
      txt: 'La pièce est commandée.',
      until: new Date(Date.now() + 9 * DAY).toISOString(),
    });
  },
  async (desk, csid) => {
    await desk.step(csid, { step: 'handle' });
    await desk.ask(csid, {
      kind: 'choice',
      txt: 'Dans quelle salle êtes-vous ?',
      options: ['Salle de lecture', 'Espace jeunesse', 'Hall d’entrée'],
      several: false,
    });
  },
  (desk, csid) => desk.step(csid, { step: 'close', outcome: 'solved', txt: 'C’est réparé, merci.' }),
  (desk, csid) => desk.step(csid, { step: 'reject', txt: 'Ce bâtiment n’est pas à la Ville.' }),
  async () => undefined,
];

const nth = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;

/** All states, as on a busy day, by two people. */
export async function sixtyCases(browser: Browser, product: Product): Promise<void> {
  const { address } = product;
  const context = () => browser.newContext({ locale: french.locale });
  const desks = await Promise.all(
    ['agent@town.example', 'manager@town.example'].map(async (mail) => {
      const page = await (await context()).newPage();
      await signInByCall(page, address, french, product, mail);
      return { page, desk: createDesk(page, address, french) };
    }),
  );
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const page = await (await context()).newPage();
    await acceptByCall(page, address, french, nth(places, visitor));
    for (let index = visitor; index < VISITORS * CASES_EACH; index += VISITORS) {
      const finding = nth(findings, index + visitor);
      const csid = await reportByCall(page, address, french, nth(places, visitor), finding);
      const txt = nth(words, index);
      if (txt) await writeByCall(page, address, french, csid, txt);
      await nth(handled, index)(nth(desks, visitor).desk, csid);
      if (index % handled.length === 1) await writeByCall(page, address, french, csid, 'Toujours rien ?');
    }
    await page.context().close();
  }
  for (const { page } of desks) await page.context().close();
}
