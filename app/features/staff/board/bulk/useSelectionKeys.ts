import { useEffect, useRef } from 'react';
import { findNeighbour } from '../../deskKeys.ts';
import { useDeskSettings } from '../../deskSettings.ts';
import { shortcutSuppressor } from '../../shortcutSuppressor.ts';
import type { Selection } from './useCaseSelection.ts';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'));

const isBusy = () => document.querySelector('[aria-modal=true], dialog:modal, [role=menu]') !== null;

const getRow = (csid: string) =>
  document.querySelector<HTMLElement>(`[data-list] [data-case="${CSS.escape(csid)}"] > a`);

/** The case whose row has the focus. */
const findFocused = () =>
  document.activeElement?.closest<HTMLElement>('[data-list] [data-case]')?.dataset.case;

/** `x` selects a row, Shift with `j` or `k` those next to it, Escape lets go of all. */
export function useSelectionKeys(
  selection: Selection,
  csids: readonly string[],
  open: string | undefined,
): void {
  const { keys } = useDeskSettings();
  const now = useRef({ selection, csids, open });
  now.current = { selection, csids, open };
  useEffect(() => {
    if (!keys) return;
    const extendBy = (step: 1 | -1) => {
      const { selection, csids, open } = now.current;
      const from = findFocused() ?? (selection.anchor || open);
      const to = findNeighbour(csids, from, step);
      if (to === undefined) return;
      selection.extend(from !== undefined && csids.includes(from) ? from : to, to);
      getRow(to)?.focus();
    };
    const toggle = () => {
      const { selection, csids, open } = now.current;
      const csid = findFocused() ?? open ?? csids[0];
      if (csid !== undefined) selection.toggle(csid, false);
    };
    const actions: Readonly<Record<string, () => void>> = {
      x: toggle,
      J: () => extendBy(1),
      K: () => extendBy(-1),
      Escape: () => now.current.selection.clear(),
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target) || isBusy() || shortcutSuppressor.shouldIgnore(event.timeStamp)) return;
      const act = actions[event.key];
      if (!act || (event.key === 'Escape' && now.current.selection.selected.size === 0)) return;
      event.preventDefault();
      act();
    };
    // Before the keys of the desk, which read `J` as `j`.
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [keys]);
}
