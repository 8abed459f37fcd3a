import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type BoardView, buildBoardUrl, parseBoardView } from './boardAddress.ts';

/** Milliseconds. */
const SEARCH_DEBOUNCE = 250;

export interface BoardControls {
  readonly view: BoardView;
  /** Updates the address when typing pauses. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** Adds a history entry. */
  readonly show: (view: BoardView) => void;
}

/** View and search field, kept in the address. */
export function useBoardView(cuid: string, csid: string | undefined): BoardControls {
  const [, navigate] = useLocation();
  const view = parseBoardView(useSearch());
  const [typed, setTyped] = useState(view.search);
  const written = useRef(view.search);
  const search = typed.trim();
  const isFromElsewhere = view.search !== written.current;
  useEffect(() => {
    if (!isFromElsewhere) return;
    written.current = view.search;
    setTyped(view.search);
  }, [isFromElsewhere, view.search]);
  const write = useRef(() => {});
  write.current = () => {
    written.current = search;
    navigate(buildBoardUrl(cuid, { ...view, search }, csid), { replace: true });
  };
  const isPending = !isFromElsewhere && search !== view.search;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => write.current(), search === '' ? 0 : SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [isPending, search]);
  const show = (next: BoardView) => {
    written.current = next.search;
    setTyped(next.search);
    navigate(buildBoardUrl(cuid, next, csid));
  };
  return { view, typed, setTyped, show };
}
