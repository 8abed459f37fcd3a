import { around, isStray, type Meant, type Press } from './strayTap.ts';

/** What takes a press for all that it holds. */
const CONTROLS = 'a, button, input, select, textarea, summary, [role=button], [role=radio], [role=checkbox]';
/** What the same press again takes back. */
const SWITCHES = '[aria-pressed], [aria-checked], [aria-expanded]';

const controlOf = (element: Element): Element =>
  element.closest('label')?.control ?? element.closest(CONTROLS) ?? element;

const controlAt = (x: number, y: number): Element | undefined => {
  const element = document.elementFromPoint(x, y);
  return element ? controlOf(element) : undefined;
};

const nearTo = (press: Press): ReadonlySet<Element> =>
  new Set(around(press).flatMap(([x, y]) => controlAt(x, y) ?? []));

const page = {
  under: ({ x, y }: Press) => controlAt(x, y),
  isSwitch: (control: Element) => control.matches(SWITCHES),
};

/** Swallows the second press of a double tap on every page. */
function watchTaps(): void {
  let pointer = '';
  let last: Meant | undefined;
  const watch = (event: MouseEvent) => {
    const { detail, timeStamp: at, clientX: x, clientY: y, target } = event;
    // A press by a key, or by a script, has no place.
    if (detail === 0 || !(target instanceof Element)) return;
    const press = { at, x, y, control: controlOf(target) };
    const stray = (pointer !== 'mouse' || detail > 1) && isStray(last, press, page);
    if (stray) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type !== 'click') return;
    // What was meant is what was pressed first.
    last = stray && last ? { ...last, until: at } : { ...press, near: nearTo(press), until: at };
  };
  addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      pointer = pointerType;
    },
    true,
  );
  // Before the press moves the focus.
  addEventListener('mousedown', watch, true);
  addEventListener('click', watch, true);
}

watchTaps();
