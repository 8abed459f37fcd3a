import { styled } from '@parvis/theme/css/stitches';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { isComposing } from '../../inputMethod.ts';
import { Dialog } from '../../parts/Dialog/Dialog.tsx';
import { KeyHint } from '../../parts/shared/KeyHint.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';

/** The field must not move. */
const Scroll = styled('div', {
  position: 'relative',
  blockSize: 'min(26rem, 55vh)',
  marginBlockStart: '$3',
  marginInline: '-$2',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
const GroupLabel = styled('div', {
  paddingBlock: '$3 $1',
  paddingInline: '$3',
  fontSize: '$xs',
  fontWeight: '$bold',
});
const Option = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '$target',
  paddingInline: '$3',
  paddingBlock: '$1',
  borderRadius: '$icon',
  lineHeight: '$snug',
  cursor: 'pointer',
  '& > svg': { flexShrink: 0 },
  '&[aria-selected=true]': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  '@forced': { '&[aria-selected=true]': { outlineColor: 'Highlight' } },
});
const Words = styled('span', { flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
const Detail = styled('span', { display: 'block', fontSize: '$sm' });
const Nothing = styled('p', { margin: 0, padding: '$3', fontSize: '$sm' });

export type PaletteEntry = {
  id: string;
  label: string;
  detail?: string | undefined;
  icon?: ReactNode;
  keyHint?: string | undefined;
};

export type PaletteGroup = { id: string; label: string; entries: readonly PaletteEntry[] };

export type CommandPaletteProps = {
  title: string;
  label: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number | undefined;
  /** Unique ids in all groups. */
  groups: readonly PaletteGroup[];
  /** Announced. */
  found: string;
  /** Replaces the list. */
  nothing: string;
  onChoose: (id: string) => void;
  onClose: () => void;
};

const findNext = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return undefined;
};

/** Finds commands and things in a dialog. */
export const CommandPalette = (props: CommandPaletteProps) => {
  const { title, label, placeholder, value, onChange, maxLength, groups, found, nothing } = props;
  const { onChoose, onClose } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find((one) => one.id === chosen) ?? entries[0];
  const buildId = (entry: PaletteEntry) => `${id}-${entry.id}`;
  const activeId = active && buildId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    // A dialog leaves Escape to a list.
    if (event.key === 'Escape') return onClose();
    if (!active) return;
    const next = findNext(event.key, entries.indexOf(active), entries.length);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) onChoose(active.id);
    else setChosen(entries[next]?.id);
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onFocus={({ target, currentTarget }) => target === currentTarget && field.current?.focus()}
    >
      <TextField
        ref={field}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        label={label}
        hideLabel
        icon={<SearchIcon size={20} />}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => {
          setChosen(undefined);
          scroll.current?.scrollTo({ top: 0 });
          onChange(event.target.value);
        }}
        onKeyDown={handleKeyDown}
        autoComplete="off"
        spellCheck={false}
      />
      <VisuallyHidden role="status">{found}</VisuallyHidden>
      <Scroll ref={scroll}>
        {entries.length === 0 ? (
          <Nothing>{nothing}</Nothing>
        ) : (
          <div id={`${id}-list`} role="listbox" aria-label={title} tabIndex={-1}>
            {groups
              .filter((group) => group.entries.length > 0)
              .map((group) => (
                // biome-ignore lint/a11y/useSemanticElements: a list box groups its options
                <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
                  <GroupLabel id={`${id}-${group.id}`}>{group.label}</GroupLabel>
                  {group.entries.map((entry) => (
                    <Option
                      key={entry.id}
                      id={buildId(entry)}
                      role="option"
                      aria-selected={entry === active}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => onChoose(entry.id)}
                    >
                      {entry.icon}
                      <Words>
                        {entry.label}
                        {entry.detail && <Detail>{entry.detail}</Detail>}
                      </Words>
                      {entry.keyHint && <KeyHint aria-hidden="true">{entry.keyHint}</KeyHint>}
                    </Option>
                  ))}
                </div>
              ))}
          </div>
        )}
      </Scroll>
    </Dialog>
  );
};
