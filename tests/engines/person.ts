import type { Reader } from '../e2e/words.ts';
import { until } from '../faults/wait.ts';
import type { Engine, Key } from './engine.ts';
import { look, type Seen, type Wanted } from './look.ts';

/** Of `app/shell/strayTap.ts`, ms and px. */
const DOUBLE = { soon: 500, near: 40 };

const spell = ({ role, name, begins, has, within }: Wanted): string =>
  [role, name ?? begins ?? has, within && `in ${spell(within)}`].filter(Boolean).join(' ');

/** Every lookup waits for its element. */
export class Person {
  readonly engine: Engine;
  readonly words: Reader;
  readonly address: string;
  #pressed = { at: 0, x: 0, y: 0 };

  constructor(engine: Engine, words: Reader, address: string) {
    this.engine = engine;
    this.words = words;
    this.address = address;
  }

  go(path: string): Promise<void> {
    return this.engine.open(this.address + path);
  }

  look(wanted: Wanted, reach = false): Promise<Seen> {
    return this.engine.ask(look, { wanted, reach });
  }

  async finds(wanted: Wanted, holds: (seen: Seen) => boolean = ({ count }) => count > 0): Promise<void> {
    await until(`${this.engine.name} shows ${spell(wanted)}`, async () => holds(await this.look(wanted)));
  }

  async misses(wanted: Wanted): Promise<void> {
    await this.finds(wanted, ({ count }) => count === 0);
  }

  async isOn(wanted: Wanted): Promise<void> {
    await this.finds(wanted, ({ focused }) => focused);
  }

  async seesPage(title: string): Promise<void> {
    await this.finds({ role: 'heading', name: title });
  }

  /** Drivers are faster than people. */
  #isDouble({ x, y }: { readonly x: number; readonly y: number }): boolean {
    const last = this.#pressed;
    return Date.now() - last.at <= DOUBLE.soon && Math.hypot(x - last.x, y - last.y) <= DOUBLE.near;
  }

  /** Waits until it is still and uncovered. */
  async press(wanted: Wanted): Promise<void> {
    let before: Seen['at'] = null;
    await until(`${this.engine.name} lets ${spell(wanted)} be pressed`, async () => {
      const { at } = await this.look(wanted, true);
      const still = at !== null && before !== null && at.x === before.x && at.y === before.y;
      before = at;
      return still && at !== null && !this.#isDouble(at);
    });
    const at = before as Seen['at'];
    if (!at) return;
    await this.engine.click(at.x, at.y);
    this.#pressed = { at: Date.now(), ...at };
  }

  button(name: string, within?: Wanted): Promise<void> {
    return this.press({ role: 'button', name, within });
  }

  /** Until it has the focus. */
  async tabTo(wanted: Wanted, key: Key = 'Tab'): Promise<void> {
    await this.finds(wanted);
    for (let stop = 0; stop < 60; stop += 1) {
      if ((await this.look(wanted)).focused) return;
      await this.engine.key(key);
    }
    throw new Error(`The keyboard of ${this.engine.name} does not reach ${spell(wanted)}.`);
  }

  async write(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted);
    await this.isOn(wanted);
    await this.engine.text(text);
    await this.finds(wanted, ({ value }) => value === text);
  }
}
