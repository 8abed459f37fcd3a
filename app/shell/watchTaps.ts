import { type AcceptedPress, getSamplePoints, isStrayTap, type Press } from './strayTap.ts';

/** They take presses for their content. */
const CONTROLS = 'a, button, input, select, textarea, summary, [role=button], [role=radio], [role=checkbox]';
/** A second press reverts them. */
const SWITCHES = '[aria-pressed], [aria-checked], [aria-expanded]';

const findControl = (element: Element): Element =>
  element.closest('label')?.control ?? element.closest(CONTROLS) ?? element;

const findControlUnder = (x: number, y: number): Element | undefined => {
  const element = document.elementFromPoint(x, y);
  return element ? findControl(element) : undefined;
};

const listNearbyControls = (press: Press): ReadonlySet<Element> =>
  new Set(getSamplePoints(press).flatMap(([x, y]) => findControlUnder(x, y) ?? []));

const page = {
  under: ({ x, y }: Press) => findControlUnder(x, y),
  isSwitch: (control: Element) => control.matches(SWITCHES),
};

function watchTaps(): void {
  let pointer = '';
  let last: AcceptedPress | undefined;
  const watch = (event: MouseEvent) => {
    const { detail, timeStamp: at, clientX: x, clientY: y, target } = event;
    // Keyboard and script presses have no position.
    if (detail === 0 || !(target instanceof Element)) return;
    const press = { at, x, y, control: findControl(target) };
    const stray = (pointer !== 'mouse' || detail > 1) && isStrayTap(last, press, page);
    if (stray) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type !== 'click') return;
    last =
      stray && last ? { ...last, until: at } : { ...press, nearby: listNearbyControls(press), until: at };
  };
  addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      pointer = pointerType;
    },
    true,
  );
  // Before it moves the focus.
  addEventListener('mousedown', watch, true);
  addEventListener('click', watch, true);
}

watchTaps();
