import type { Wanted } from './look.ts';
import { Person } from './person.ts';

const dialog: Wanted = { role: 'dialog' };

/** Scanned a code; real browser. */
export class Visitor extends Person {
  readonly chat: Wanted = { role: 'log' };

  tile(code: string): Wanted {
    return { role: 'button', begins: this.words.tile(code), within: { role: 'main' } };
  }

  question(words: string): Wanted {
    return { role: 'group', name: words };
  }

  async scans(qrid: string): Promise<void> {
    await this.go(`/q/${qrid}`);
    await this.finds({ role: 'main', name: this.words.t('gate.title') });
  }

  /** Controls or text, never the gate itself. */
  async tabsThroughTheGate(): Promise<void> {
    const { t } = this.words;
    await this.tabTo({ role: 'checkbox', name: t('gate.check') });
    await this.tabTo({ role: 'button', name: t('gate.decline') });
    await this.engine.key('Enter');
    await this.finds({ role: 'alert', has: t('gate.declined') });
    await this.isOn({ role: 'button', name: t('gate.decline') });
  }

  /** Focus moves to the menu heading. */
  async acceptsAfterReading(): Promise<void> {
    const { t } = this.words;
    const box: Wanted = { role: 'checkbox', name: t('gate.check') };
    await this.press(box);
    await this.press({ role: 'link', name: t('gate.terms') });
    await this.seesPage(t('terms.title'));
    await this.engine.back();
    await this.finds(box, ({ checked }) => checked === 'true');
    await this.button(t('gate.accept'));
    await this.isOn({ role: 'heading', name: t('menu.title') });
  }

  /** Focus enters, cycles and returns. */
  async opensADrawerByKeys(code: string): Promise<void> {
    const tile = this.tile(code);
    await this.tabTo(tile);
    await this.engine.key('Enter');
    await this.finds(dialog, ({ focused }) => focused);
    for (let stop = 0; stop < 6; stop += 1) {
      await this.engine.key('Tab');
      await this.finds(dialog, ({ focusInside }) => focusInside);
    }
    await this.engine.key('Escape');
    await this.misses(dialog);
    await this.isOn(tile);
  }

  /** Also where clicks do not focus buttons. */
  async opensADrawerByPress(code: string): Promise<void> {
    await this.press(this.tile(code));
    await this.finds(dialog);
    await this.engine.key('Escape');
    await this.misses(dialog);
    await this.isOn(this.tile(code));
  }

  async reports(code: string, ...above: readonly string[]): Promise<void> {
    const { t, tile } = this.words;
    for (const one of [...above, code]) await this.press(this.tile(one));
    await this.button(t('menu.report', { lbl: tile(code) }));
    await this.seesPage(tile(code));
  }

  async chooses(question: string, answer: string): Promise<void> {
    await this.press({ role: 'radio', name: answer, within: this.question(question) });
  }

  async answers(question: string, button: string): Promise<void> {
    await this.button(button, this.question(question));
  }

  async tells(question: string, text: string): Promise<void> {
    await this.write({ role: 'textbox', within: this.question(question) }, text);
    await this.answers(question, this.words.t('flow.continue'));
  }

  async rates(question: string, stars: number): Promise<void> {
    await this.chooses(question, this.words.t('part.stars', { count: stars, max: 5 }));
  }

  async sendsTheReport(): Promise<void> {
    const { t } = this.words;
    await this.button(t('startReport.send'));
    await this.seesPage(t('sent.title'));
    await this.button(t('sent.chat'));
    await this.finds({ ...this.chat, has: t('statement.create') });
  }

  async says(text: string): Promise<void> {
    await this.write({ role: 'textbox', name: this.words.t('part.message') }, text);
    await this.engine.key('Enter');
    await this.reads(text);
  }

  async reads(text: string): Promise<void> {
    await this.finds({ ...this.chat, has: text });
  }

  /** Delivery status. */
  async seesStatus(text: string, status: 'part.sent' | 'part.seen'): Promise<void> {
    const line: Wanted = { role: 'listitem', has: text, within: this.chat };
    await this.finds(line, ({ text: all }) => all.includes(this.words.t(status)));
  }

  async seesState(state: string): Promise<void> {
    await this.finds({ role: 'banner', has: state });
  }

  async asksTheTown(mail: string, message: string): Promise<void> {
    const { t } = this.words;
    await this.go('/contact');
    await this.seesPage(t('contact.title'));
    await this.write({ role: 'textbox', begins: t('contact.mail') }, mail);
    await this.write({ role: 'textbox', begins: t('contact.message') }, message);
    await this.button(t('contact.send'));
    await this.isOn({ role: 'status', has: t('contact.sent') });
  }
}
