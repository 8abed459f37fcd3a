import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Response,
} from 'playwright/test';
import { Contributor } from './contributor.ts';
import { type Product, type ProductOptions, startProduct } from './product.ts';
import { Staff } from './staff.ts';
import { english, french, type Reader } from './words.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const desk = { viewport: { width: 1280, height: 800 } } as const;

/** True in `npm run test:all`, which also runs `night/`. */
export const all = Boolean(process.env.PARVIS_ALL);

/** Animations run only by night: they cost the most CPU. */
const motion = { reducedMotion: all ? 'no-preference' : 'reduce' } as const;
/** A browser with service workers, which other scenarios block. */
export const withWorker = { serviceWorkers: 'allow' } as const;

/** As in a tab of Safari on iOS, and in the headless shell. */
export const withoutNotifications = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Notification');
    Reflect.deleteProperty(window, 'PushManager');
  });
export const onPhone = { words: french, width: 'phone', options: phone } as const;
export const onDesk = { words: english, width: 'desk', options: desk } as const;
const everyReading = [
  onPhone,
  onDesk,
  { words: french, width: 'desk', options: desk },
  { words: english, width: 'phone', options: phone },
] as const;

/** Languages and devices for screen checks: all by night. */
export const readingsOnPhone = all ? everyReading : [onPhone];
export const readingsOnDesk = all ? everyReading : [onDesk];

export interface Arrival {
  readonly words?: Reader;
  /** A product other than the shared one, or another address of it. */
  readonly product?: Product;
  readonly address?: string;
  readonly options?: BrowserContextOptions;
}

export interface People {
  readonly contributor: (arrival?: Arrival) => Promise<Contributor>;
  readonly staff: (arrival?: Arrival) => Promise<Staff>;
  readonly sameBrowser: (contributor: Contributor) => Promise<Contributor>;
  readonly context: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** A starting server answers so, and pages retry. */
const isComingUp = (response: Response, products: readonly Product[]): boolean =>
  response.status() === 503 &&
  products.some(
    ({ address, wasAway }) =>
      response.url().startsWith(address) && wasAway(response.request().timing().startTime),
  );

/** Records server errors, policy violations and uncaught errors of pages. */
function watch(context: BrowserContext, problems: string[], products: readonly Product[]): void {
  context.on('response', (response) => {
    if (response.status() >= 500 && !isComingUp(response, products))
      problems.push(`${response.status()} ${response.url()}`);
  });
  context.on('weberror', (failure) =>
    problems.push(failure.error().stack || `thrown: ${failure.error().message}`),
  );
  context.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
  });
}

/** Fixtures of each scenario. */
export interface Own {
  people: People;
  problems: string[];
  launched: Product[];
  /** Launches another product, which the scenario may stop or start differently. */
  launch: (options?: ProductOptions) => Promise<Product>;
}

/** Scenarios share a product unless they stop it; each person has a browser. */
export const test = base.extend<Own, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems, 'no failure of the server, no broken policy, no uncaught error').toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  launched: async ({}, use) => {
    const products: Product[] = [];
    await use(products);
    for (const product of products) await product.stop();
  },

  launch: async ({ launched }, use) => {
    await use(async (options) => {
      const product = await startProduct(options);
      launched.push(product);
      return product;
    });
  },

  // Depends on `launched` so that browsers close before their products.
  people: async ({ browser, product, problems, launched }, use) => {
    const contexts: BrowserContext[] = [];
    const context = async (options: BrowserContextOptions = {}) => {
      const made = await browser.newContext({ locale: 'fr-FR', ...motion, ...options });
      contexts.push(made);
      watch(made, problems, launched);
      return made;
    };
    await use({
      context,
      contributor: async ({ words = french, product: own = product, address, options } = {}) => {
        const page = await (await context({ ...(options ?? phone), locale: words.locale })).newPage();
        return new Contributor(page, words, address ?? own.address);
      },
      sameBrowser: async ({ page, words, address }) =>
        new Contributor(await page.context().newPage(), words, address),
      staff: async ({ words = french, product: own = product, address, options } = {}) => {
        const page = await (await context({ ...(options ?? desk), locale: words.locale })).newPage();
        return new Staff(page, words, own, address ?? own.address);
      },
    });
    for (const one of contexts) await one.close();
  },
});

export { expect } from 'playwright/test';
