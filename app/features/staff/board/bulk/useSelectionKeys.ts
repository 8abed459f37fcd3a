import { useEffect, useRef } from 'react';
import type { DeskBoard } from '../../commands/desk.ts';
import { findNeighbour } from '../../commands/findNeighbour.ts';
import { isModalOpen, isWriting } from '../../commands/keyTarget.ts';
import type { Selection } from './useCaseSelection.ts';

const getRow = (csid: string) =>
  document.querySelector<HTMLElement>(`[data-list] [data-case="${CSS.escape(csid)}"] > a`);

/** Case of the focused row. */
const findFocused = () =>
  document.activeElement?.closest<HTMLElement>('[data-list] [data-case]')?.dataset.case;

/** Escape clears the selection. */
export function useSelectionKeys(
  selection: Selection,
  csids: readonly string[],
  open: string | undefined,
): NonNullable<DeskBoard['select']> {
  const { selected, anchor } = selection;
  const clear = useRef(selection.clear);
  clear.current = selection.clear;
  const hasSome = selected.size > 0;
  useEffect(() => {
    if (!hasSome) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isWriting(event.target) || isModalOpen())
        return;
      event.preventDefault();
      clear.current();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [hasSome]);
  return {
    toggle: () => {
      const csid = findFocused() ?? open ?? csids[0];
      if (csid !== undefined) selection.toggle(csid, false);
    },
    extend: (step) => {
      const from = findFocused() ?? (anchor || open);
      const to = findNeighbour(csids, from, step);
      if (to === undefined) return;
      selection.extend(from !== undefined && csids.includes(from) ? from : to, to);
      getRow(to)?.focus();
    },
  };
}
