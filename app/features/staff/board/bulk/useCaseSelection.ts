import { boardCalls } from '@parvis/api/calls/board';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getBoardAsked } from '../../../../lib/api/boardQuery.ts';
import { client } from '../../../../lib/api/client.ts';
import { type BoardView, formatBoardView } from '../boardAddress.ts';
import { extendSelection, toggleCase } from './selection.ts';

const NONE: ReadonlySet<string> = new Set();

/** Another view clears the selection. */
export function useCaseSelection(cuid: string, view: BoardView, csids: readonly string[]) {
  const name = formatBoardView(view);
  const [state, setState] = useState({ name, selected: NONE, picking: false, anchor: '' });
  const isCurrent = state.name === name;
  const selected = isCurrent ? state.selected : NONE;
  const change = (next: ReadonlySet<string>, more: { anchor?: string; picking?: boolean } = {}) =>
    setState((before) => ({
      ...{ name, selected: next },
      anchor: more.anchor ?? before.anchor,
      picking: more.picking ?? before.picking,
    }));
  const whole = useMutation({
    mutationFn: async () =>
      (await client.call(boardCalls.casesSelect, { cuid, body: getBoardAsked(view) }))[0],
    onSuccess: (found) => found && change(new Set(found.csids)),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view clears the result of the last one.
  useEffect(() => whole.reset(), [name]);
  return {
    selected,
    picking: isCurrent && state.picking,
    setPicking: (picking: boolean) => change(picking ? selected : NONE, { picking }),
    toggle: (csid: string, range: boolean) => {
      const anchor = isCurrent ? state.anchor : '';
      change(range ? extendSelection(selected, csids, anchor, csid) : toggleCase(selected, csid), {
        anchor: csid,
      });
    },
    /** @param from start of the range without a selection */
    extend: (from: string, to: string) => change(new Set([...selected, from, to]), { anchor: to }),
    anchor: isCurrent ? state.anchor : '',
    selectView: () => whole.mutate(),
    whole,
    clear: () => change(NONE, { picking: false, anchor: '' }),
  };
}

export type Selection = ReturnType<typeof useCaseSelection>;
