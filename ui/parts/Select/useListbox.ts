import { type KeyboardEvent, useRef, useState } from 'react';
import { first, moveFor, type SelectOption, typedTo } from './listbox.ts';

/** After this pause typed letters start a new word, in milliseconds. */
const TYPING_PAUSE = 600;

type Given = {
  entries: readonly SelectOption[];
  chosen: readonly string[];
  /** A choice leaves the list open. */
  stayOpen: boolean;
  choose: (option: SelectOption) => void;
};

/** Opening, closing, moving and typing in the list of a select-only combobox; the focus stays on its button. */
export function useListbox({ entries, chosen, stayOpen, choose }: Given) {
  const typed = useRef({ text: '', at: 0 });
  const [isOpen, setOpen] = useState(false);
  // An object, so that a key brings its entry into sight again where that has been scrolled away.
  const [stand, setStand] = useState({ at: -1 });
  const active = stand.at;
  const setActive = (at: number) => setStand({ at });

  const open = () => {
    const at = entries.findIndex((entry) => chosen.includes(entry.value));
    setActive(at < 0 ? first(entries, 0, 1) : at);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const pick = (index: number) => {
    const option = entries[index];
    if (!option || option.disabled) return;
    choose(option);
    if (!stayOpen || option.value === '') close();
  };
  const type = (key: string) => {
    const now = Date.now();
    const { text, at } = typed.current;
    typed.current = { text: now - at > TYPING_PAUSE ? key : text + key, at: now };
    if (!isOpen) open();
    setActive(typedTo(entries, typed.current.text, active));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What holds the list may have refused Escape for itself already: see escape.ts.
    const taken = event.defaultPrevented && event.key !== 'Escape';
    if (taken || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveFor(event.key, isOpen, active, entries);
    if (move === undefined) {
      if (event.key.length === 1 && event.key !== ' ') type(event.key);
      return;
    }
    if (event.key !== 'Tab') event.preventDefault();
    if (move === 'open') open();
    else if (move === 'close') close();
    else if (move === 'choose') pick(active);
    else {
      if (!isOpen) open();
      setActive(move.to);
    }
  };
  const hover = (at: number) => at !== active && setActive(at);
  return { isOpen, stand, hover, close, pick, onKeyDown, toggle: isOpen ? close : open };
}
