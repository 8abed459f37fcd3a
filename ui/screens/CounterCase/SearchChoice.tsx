import { styled } from '@parvis/theme/css/stitches';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { isComposing } from '../../inputMethod.ts';
import { Button } from '../../parts/Button/Button.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';

const Root = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$2' });
const List = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const Option = styled('div', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '$target',
  paddingInline: '$3',
  paddingBlock: '$1',
  borderRadius: '$icon',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&[aria-selected=true]': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  '@forced': { '&[aria-selected=true]': { outlineColor: 'Highlight' } },
});
const Note = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });
const Chosen = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});
const Name = styled('span', {
  flex: '1 1 10rem',
  minInlineSize: 0,
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

export type SearchOption = { id: string; label: string };

export type SearchChoiceProps = {
  label: string;
  hint?: string | undefined;
  /** Matches, best first. */
  options: readonly SearchOption[];
  typed: string;
  onType: (typed: string) => void;
  chosen: SearchOption | undefined;
  onChoose: (id: string | undefined) => void;
  texts: {
    change: string;
    /** Announced; shown if cut or empty. */
    found: string;
  };
  showFound: boolean;
  error?: string | undefined;
};

const findNext = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return undefined;
};

type FieldProps = Omit<SearchChoiceProps, 'chosen' | 'onChoose'> & { onChoose: (id: string) => void };

const SearchField = ({
  label,
  hint,
  options,
  typed,
  onType,
  onChoose,
  texts,
  showFound,
  error,
}: FieldProps) => {
  const id = useId();
  const [at, setAt] = useState<string>();
  const active = options.find((one) => one.id === at) ?? options[0];
  const activeId = active && `${id}-${active.id}`;
  // Bars may cover it.
  useEffect(() => {
    if (typed !== '' && activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [typed, activeId]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || !active) return;
    const next = findNext(event.key, options.indexOf(active), options.length);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) onChoose(active.id);
    else setAt(options[next]?.id);
  };
  return (
    <>
      <TextField
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        label={label}
        hint={hint}
        icon={<SearchIcon size={20} />}
        value={typed}
        onChange={({ target }) => {
          setAt(undefined);
          onType(target.value);
        }}
        onKeyDown={handleKeyDown}
        invalid={error !== undefined}
        error={error}
        showError
        autoComplete="off"
        spellCheck={false}
      />
      {options.length > 0 && (
        <List id={`${id}-list`} role="listbox" aria-label={label} tabIndex={-1}>
          {options.map((one) => (
            <Option
              key={one.id}
              id={`${id}-${one.id}`}
              role="option"
              aria-selected={one === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(one.id)}
            >
              {one.label}
            </Option>
          ))}
        </List>
      )}
      {showFound ? (
        <Note role="status">{texts.found}</Note>
      ) : (
        <VisuallyHidden role="status">{texts.found}</VisuallyHidden>
      )}
    </>
  );
};

/** Chooses one of many by its words: arrows move, Enter chooses. */
export const SearchChoice = ({ chosen, onChoose, ...field }: SearchChoiceProps) => {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    const hadFocus = before.current !== chosen && document.activeElement === document.body;
    before.current = chosen;
    // Went with the change.
    if (hadFocus) root.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [chosen]);
  return (
    <Root ref={root}>
      {chosen ? (
        <Chosen>
          <Name>{chosen.label}</Name>
          <Button
            variant="quiet"
            size="small"
            aria-label={`${field.texts.change} ${chosen.label}`}
            onClick={() => onChoose(undefined)}
          >
            {field.texts.change}
          </Button>
        </Chosen>
      ) : (
        <SearchField {...field} onChoose={onChoose} />
      )}
    </Root>
  );
};
