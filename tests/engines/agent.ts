import { waitForMailCode } from '../e2e/apiCalls.ts';
import type { Product } from '../e2e/product.ts';
import type { Wanted } from './look.ts';
import { Person } from './person.ts';

const dialog: Wanted = { role: 'dialog' };

/** Staff member at a desktop, in a real browser. */
export class Agent extends Person {
  readonly chat: Wanted = { role: 'log' };

  async signsIn(product: Product, mail: string): Promise<void> {
    const { t } = this.words;
    const before = new Set((await product.outbox()).map(({ id }) => id));
    await this.go('/staff/login');
    await this.press({ role: 'checkbox', name: t('gate.check') });
    await this.button(t('gate.accept'));
    await this.write({ role: 'textbox', name: t('login.mail') }, mail);
    await this.engine.key('Enter');
    const code: Wanted = { role: 'textbox', name: t('login.code') };
    await this.finds(code);
    await this.write(code, await waitForMailCode(product, mail, before));
    await this.button(t('login.confirm'));
    await this.finds({ role: 'region', name: t('staff.title') });
  }

  async opens(category: string): Promise<void> {
    const { t, tile } = this.words;
    const board: Wanted = { role: 'region', name: t('staff.title') };
    await this.press({ role: 'link', has: tile(category), within: board });
    await this.finds({ ...this.chat, has: t('statement.create.staff') });
  }

  async reads(text: string): Promise<void> {
    await this.finds({ ...this.chat, has: text });
  }

  async takes(): Promise<void> {
    await this.button(this.words.t('staff.step.handle'));
    await this.reads(this.words.t('statement.handle.me'));
  }

  async replies(text: string): Promise<void> {
    const { t } = this.words;
    await this.write({ role: 'textbox', name: t('staff.reply') }, text);
    await this.button(t('part.send'));
    await this.reads(text);
  }

  /** By keyboard; focus returns to its button. */
  async looksIntoAMenu(): Promise<void> {
    const more: Wanted = { role: 'button', name: this.words.t('staff.step.more') };
    await this.press(more);
    await this.finds({ role: 'menu' });
    await this.engine.key('ArrowDown');
    await this.finds({ role: 'menu' }, ({ focusInside }) => focusInside);
    await this.engine.key('Escape');
    await this.misses({ role: 'menu' });
    await this.isOn(more);
  }

  async asks(question: string, options: readonly [string, string]): Promise<void> {
    const { t } = this.words;
    await this.button(t('replies.tools'));
    await this.press({ role: 'menuitem', name: t('staff.step.ask') });
    await this.write({ role: 'textbox', name: t('editor.title'), within: dialog }, question);
    await this.press({ role: 'combobox', name: t('editor.kind'), within: dialog });
    await this.press({ role: 'option', name: t('editor.kind.choice') });
    for (const [index, option] of options.entries())
      await this.write(
        { role: 'textbox', name: t('editor.option', { n: index + 1 }), within: dialog },
        option,
      );
    await this.button(t('staff.ask.submit'), dialog);
    await this.misses(dialog);
    await this.reads(question);
  }

  async closes(): Promise<void> {
    const { t } = this.words;
    await this.button(t('answer.staffActions.done'));
    await this.press({ role: 'menuitem', name: t('answer.solved') });
    await this.reads(t('statement.close.me'));
  }

  async choosesInTheStudio(): Promise<void> {
    const { t } = this.words;
    await this.go('/studio/');
    const list: Wanted = { role: 'combobox', name: t('studio.view') };
    await this.press(list);
    await this.finds({ role: 'listbox' });
    await this.engine.key('ArrowDown');
    await this.engine.key('Enter');
    await this.misses({ role: 'listbox' });
    await this.isOn(list);
    await this.finds(list, ({ text }) => text.includes(t('studio.view.menu')));
  }
}
