import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { isComposing } from '../../inputMethod.ts';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { findQuery } from './findQuery.ts';

export type Suggestion = {
  /** Unique in its list. */
  id: string;
  label: string;
  /** Second line. */
  detail?: string | undefined;
  icon?: ReactNode;
};

export type SuggestionSource = {
  /** "@" at a word's start opens the list. */
  sign: string;
  /** Names the list. */
  label: string;
  /** Best first; none closes the list. */
  options: (query: string) => readonly Suggestion[];
  /** Announces the number of options. */
  found: (count: number) => string;
  /** Returns the replacement of sign and words. */
  onChoose: (id: string) => string;
};

type SuggestionsOptions = {
  area: RefObject<HTMLTextAreaElement | null>;
  sources: readonly SuggestionSource[];
  value: string;
  onChange: (value: string) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Focus stays in the field. */
export function useSuggestions({ area, sources, value, onChange }: SuggestionsOptions) {
  const id = useId();
  // Undefined after other moves.
  const [caret, setCaret] = useState<number>();
  // Of a closed list.
  const [closed, setClosed] = useState<number>();
  const [marked, setMarked] = useState<string>();
  const caretAfter = useRef<number>(undefined);
  const find = (text: string, at: number) =>
    findQuery(
      text,
      at,
      sources.map(({ sign }) => sign),
    );
  const found = caret === undefined ? undefined : find(value, caret);
  const source = found && sources.find(({ sign }) => sign === found.sign);
  const options = (found?.start !== closed && found && source?.options(found.query)) || [];
  const active = options.find((one) => one.id === marked) ?? options[0];
  const buildId = (option: Suggestion) => `${id}-${option.id}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the chosen words are in the field
  useBeforePaint(() => {
    const at = caretAfter.current;
    caretAfter.current = undefined;
    if (at !== undefined) area.current?.setSelectionRange(at, at);
  }, [value]);

  const close = () => {
    setClosed(found?.start);
    setCaret(undefined);
  };
  const choose = (option: Suggestion) => {
    if (!found || !source) return;
    const before = value.slice(0, found.start) + source.onChoose(option.id);
    caretAfter.current = before.length;
    close();
    onChange(before + value.slice(caret));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!active || isComposing(event.nativeEvent) || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      setMarked(options[(options.indexOf(active) + step + options.length) % options.length]?.id);
    } else if (event.key === 'Enter') choose(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return {
    id: `${id}-list`,
    source,
    options,
    active,
    buildId,
    choose,
    onKeyDown,
    onType: (text: string, at: number) => {
      if (find(text, at)?.start !== closed) setClosed(undefined);
      setMarked(undefined);
      setCaret(at);
    },
    /** The caret left its word, or the focus the field. */
    onCaret: (at: number | undefined) => {
      if (at !== caret) setCaret(undefined);
    },
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
