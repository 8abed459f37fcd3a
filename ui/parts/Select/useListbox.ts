import { type KeyboardEvent, useRef, useState } from 'react';
import { findEnabled, findTypedOption, hasMatch, mapKeyToMove, type SelectOption } from './listbox.ts';

/** ms. */
const TYPING_PAUSE = 600;

type ListboxOptions = {
  entries: readonly SelectOption[];
  chosen: readonly string[];
  stayOpen: boolean;
  choose: (option: SelectOption) => void;
};

/** Select-only combobox; focus stays on its button. */
export function useListbox({ entries, chosen, stayOpen, choose }: ListboxOptions) {
  const typed = useRef({ text: '', at: 0 });
  const [isOpen, setOpen] = useState(false);
  // Scrolls the entry into view again.
  const [stood, setStand] = useState({ at: -1 });
  // Entries may shrink.
  const active = Math.min(stood.at, entries.length - 1);
  const stand = active === stood.at ? stood : { at: active };
  const setActive = (at: number) => setStand({ at });

  const getChosenIndex = () => entries.findIndex((entry) => chosen.includes(entry.value));
  const open = () => {
    const at = getChosenIndex();
    setActive(at < 0 ? findEnabled(entries, 0, 1) : at);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const pick = (index: number) => {
    const option = entries[index];
    if (!option || option.disabled) return;
    choose(option);
    if (!stayOpen || option.value === '') close();
  };
  const appendLetter = (key: string) => {
    const { text, at } = typed.current;
    return Date.now() - at > TYPING_PAUSE ? key : text + key;
  };
  const handleTyping = (key: string) => {
    typed.current = { text: appendLetter(key), at: Date.now() };
    if (!isOpen) open();
    const to = findTypedOption(entries, typed.current.text, isOpen ? active : getChosenIndex());
    if (to >= 0) setActive(to);
  };
  const isLetter = (key: string) => {
    if (key !== ' ') return key.length === 1;
    const text = appendLetter(key);
    return text !== key && hasMatch(entries, text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The overlay may have prevented Escape: escape.ts.
    const taken = event.defaultPrevented && event.key !== 'Escape';
    const byAlt = event.altKey && event.key === (isOpen ? 'ArrowUp' : 'ArrowDown');
    if (taken || event.ctrlKey || event.metaKey || (event.altKey && !byAlt)) return;
    if (byAlt && isOpen) {
      event.preventDefault();
      if (!stayOpen) pick(active);
      return close();
    }
    if (isLetter(event.key)) {
      if (event.key === ' ') event.preventDefault();
      handleTyping(event.key);
      return;
    }
    const move = mapKeyToMove(event.key, isOpen, active, entries);
    if (move === undefined) return;
    if (event.key !== 'Tab') event.preventDefault();
    if (move === 'open') open();
    else if (move === 'close') close();
    else if (move === 'choose') pick(active);
    else {
      if (!isOpen) open();
      setActive(move.to);
    }
  };
  const activateOption = (at: number) => at !== active && setActive(at);
  return { isOpen, stand, hover: activateOption, close, pick, onKeyDown, toggle: isOpen ? close : open };
}

export type Listbox = ReturnType<typeof useListbox>;
