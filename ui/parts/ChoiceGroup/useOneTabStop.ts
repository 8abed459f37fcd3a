import type { RefObject } from 'react';
import { useBeforePaint } from '../../useBeforePaint.ts';

const radiosIn = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>('[role=radio]')];

/** Leaves one radio button to the Tab key: the one with the focus, else the chosen one, else the first. */
function keepOneStop(group: HTMLElement): void {
  const radios = radiosIn(group);
  const usable = radios.filter((radio) => !radio.matches(':disabled'));
  // In a fieldset that is disabled none is, and nothing tells when that ends.
  const those = usable.length > 0 ? usable : radios;
  const is = (state: string) => those.find((radio) => radio.matches(state));
  const stop = is(':focus') ?? is('[aria-checked=true]') ?? those[0];
  for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1;
}

/** Makes the radio buttons of a group one stop of the Tab key. It reads the page, since a row may hold its own answer. */
export function useOneTabStop(group: RefObject<HTMLElement | null>, wanted: boolean): void {
  useBeforePaint(() => {
    const box = group.current;
    if (!box || !wanted) return;
    const keep = () => keepOneStop(box);
    const watcher = new MutationObserver(keep);
    const attributeFilter = ['aria-checked', 'disabled'];
    watcher.observe(box, { subtree: true, childList: true, attributeFilter });
    box.addEventListener('focusin', keep);
    box.addEventListener('focusout', keep);
    keep();
    return () => {
      watcher.disconnect();
      box.removeEventListener('focusin', keep);
      box.removeEventListener('focusout', keep);
      for (const radio of radiosIn(box)) radio.removeAttribute('tabindex');
    };
  }, [group, wanted]);
}
