import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { french, type Reader } from './words.ts';

type Part = 'start' | 'logos' | 'colours' | 'contrast' | 'share' | 'drafts';

export const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240"><path d="M120 8 224 60v72c0 60-46 90-104 104C62 222 16 192 16 132V60Z" fill="#0B6E4F"/><path d="M48 128c24-24 48-24 72 0s48 24 72 0M48 164c24-24 48-24 72 0s48 24 72 0" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"/><circle cx="120" cy="76" r="22" fill="#F4B942"/></svg>',
  ),
};

/** Page object of the theme studio. */
export class Studio {
  readonly page: Page;
  readonly words: Reader;
  readonly address: string;

  constructor(page: Page, address: string, words: Reader = french) {
    this.page = page;
    this.address = address;
    this.words = words;
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.address}/studio/`);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.words.t('studio.title'));
    for (const scheme of ['light', 'dark'] as const)
      for (const name of ['menu', 'chat'])
        await expect(this.sample(name, scheme).locator('header').first()).toBeAttached();
  }

  async goTo(part: Part): Promise<void> {
    const tab = this.page.getByRole('tab', { name: this.words.t(`studio.part.${part}`) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' });
  }

  frames(): Locator {
    return this.page.locator('figure iframe');
  }

  sample(page: string, scheme: 'light' | 'dark'): FrameLocator {
    return this.page.frameLocator(`iframe[data-page=${page}][data-scheme=${scheme}]`);
  }

  colourIn(page: string, scheme: 'light' | 'dark', key: string): Promise<string> {
    return this.sample(page, scheme)
      .locator('html')
      .evaluate((html, name) => html.style.getPropertyValue(`--pv-colors-${name}`), key);
  }

  field(key: string, scheme: 'light' | 'dark'): Locator {
    const { t } = this.words;
    const name = `${t(`colour.${key}` as 'colour.txt')}, ${t(`colour.scheme.${scheme}`)}`;
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async showGroup(
    name: 'page' | 'header' | 'tiles' | 'report' | 'chat' | 'buttons' | 'drawer',
  ): Promise<void> {
    const group = this.page.locator('details', {
      has: this.page.getByRole('heading', { name: this.words.t(`colour.group.${name}`), exact: true }),
    });
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
    await expect(group).toHaveAttribute('open', '');
  }

  async chooseLogo(file: typeof LOGO, place = 0): Promise<void> {
    await this.page.locator('input[type=file][accept="image/*"]').nth(place).setInputFiles(file);
  }

  async addressOf(page: 'menu' | 'chat', scheme: 'light' | 'dark'): Promise<string> {
    const { t } = this.words;
    await this.goTo('share');
    await this.page.getByRole('combobox', { name: t('studio.share.scheme') }).click();
    await this.page.getByRole('option', { name: t(`colour.scheme.${scheme}`) }).click();
    return this.page.getByLabel(t('studio.share.address', { page: t(`studio.view.${page}`) })).inputValue();
  }

  async takeOver(text: string): Promise<void> {
    const { t } = this.words;
    await this.goTo('start');
    await this.page.getByRole('textbox', { name: t('studio.import.text') }).fill(text);
    await this.button(t('studio.import.take')).click();
  }

  async publish(): Promise<void> {
    const { t } = this.words;
    await this.button(t('studio.save')).click();
    const yes = new RegExp(`^${t('studio.save.for', { name: '.*' })}$`);
    await this.page.getByRole('dialog').getByRole('button', { name: yes }).click();
  }

  async save(name: string): Promise<void> {
    const { t } = this.words;
    await this.page.getByRole('textbox', { name: t('studio.save.name') }).fill(name);
    await this.button(t('studio.save')).click();
    await expect(this.page.getByText(t('studio.save.saved'), { exact: true })).toBeVisible();
  }
}
