import { expect, type Locator, type Page } from 'playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  var clicksFelt: number | undefined;
}

/** A touch driver that timestamps taps itself (ms), independent of page load. */
export class Finger {
  readonly #page: Page;
  readonly #start = Date.now() / 1_000;

  constructor(page: Page) {
    this.#page = page;
  }

  async touches(): Promise<void> {
    await this.#page.addInitScript(() => {
      globalThis.clicksFelt = 0;
      const count = () => {
        globalThis.clicksFelt = (globalThis.clicksFelt ?? 0) + 1;
      };
      addEventListener('click', count, true);
    });
  }

  async over(target: Locator): Promise<Point> {
    await expect(target).toBeEnabled();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('Nothing is there to tap.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async draws([from, ...over]: readonly Point[]): Promise<void> {
    if (!from) return;
    const session = await this.#page.context().newCDPSession(this.#page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', from);
    for (const point of over) await touch('touchMove', point);
    await touch('touchEnd');
    await session.detach();
  }

  async tap(point: Point, at: number): Promise<void> {
    const before = await this.#page.evaluate(() => globalThis.clicksFelt ?? 0);
    const session = await this.#page.context().newCDPSession(this.#page);
    const timestamp = this.#start + at / 1_000;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp });
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.03,
    });
    await this.#page.waitForFunction((clicks) => globalThis.clicksFelt !== clicks, before);
    await session.detach();
  }
}
