import { expect, type Locator, type Page } from 'playwright/test';
import type { Contributor } from './contributor.ts';
import type { Product } from './product.ts';

/** Page object of the contact page. */
export class Writer {
  readonly visitor: Contributor;
  readonly page: Page;
  readonly t: Contributor['words']['t'];

  constructor(visitor: Contributor) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.t = visitor.words.t;
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.visitor.address}/contact`);
    await expect(this.visitor.heading).toHaveText(this.t('contact.title'));
  }

  field(name: 'name' | 'mail' | 'message'): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${this.t(`contact.${name}`)}`) });
  }

  get sendButton(): Locator {
    return this.page.getByRole('button', { name: this.t('contact.send'), exact: true });
  }

  async write(mail: string, message: string): Promise<void> {
    await this.field('mail').fill(mail);
    await this.field('message').fill(message);
  }

  async seesItSent(mail: string): Promise<void> {
    const status = this.page.getByRole('status').filter({ hasText: this.t('contact.sent') });
    await expect(status).toContainText(this.t('contact.sent.text', { mail }));
    await expect(status).toBeFocused();
  }
}

export const TOWN_MAIL = 'contact@belleroche.example';

export const mailsWith = async (product: Product, text: string) =>
  (await product.outbox()).filter(({ body }) => body.includes(text));

/** Opens the town's menu first, so the contact page knows its customer. */
export async function openContactPage(visitor: Contributor): Promise<Writer> {
  await visitor.arrives('town-hall');
  return new Writer(visitor);
}
