import { styled } from '@parvis/theme/css/stitches';
import type { KeyboardEvent, ReactNode } from 'react';
import { getArrowStep } from '../shared/arrows.ts';
import { buttonBase } from '../shared/buttonBase.ts';
import { innerFocusRing } from '../shared/focusRing.ts';

const Group = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: 'fit-content',
  maxInlineSize: 'min(100%, 49rem)',
  marginInline: 'auto',
  marginBlockEnd: 8,
  border: '1px solid currentColor',
  borderRadius: '$control',
  overflow: 'hidden',
  // At the field's start.
  '@container (min-width: 49rem)': { marginInlineStart: 'calc((100% - 49rem) / 2)' },
  '@container (max-width: 49rem)': { marginInlineStart: 0 },
});
const Mode = styled('button', buttonBase, innerFocusRing, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$target',
  paddingInline: '$4',
  paddingBlock: '$1',
  fontSize: '$sm',
  lineHeight: '$snug',
  color: 'inherit',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: 0 },
  '@desk': { minBlockSize: '2.25rem' },
  '&[aria-checked=true]': {
    backgroundColor: '$btn1Bg',
    color: '$btn1Fill',
    fontWeight: '$bold',
    '--pv-ring': '$colors$btn1Fill',
  },
  '@forced': { '&[aria-checked=true]': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
});

export type ComposerModesProps = {
  label: string;
  options: readonly { value: string; label: string; icon?: ReactNode; keys?: string | undefined }[];
  value: string;
  onChange: (value: string) => void;
};

/** Switch of what a Composer writes. Renders a `<div role="radiogroup">`. */
export const ComposerModes = ({ label, options, value, onChange }: ComposerModesProps) => {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = getArrowStep(event);
    const at = options.findIndex((one) => one.value === value);
    const next = step === 0 ? undefined : options[(at + step + options.length) % options.length];
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
    onChange(next.value);
  };
  return (
    <Group role="radiogroup" aria-label={label} onKeyDown={handleKeyDown}>
      {options.map((option) => (
        <Mode
          key={option.value}
          type="button"
          role="radio"
          data-value={option.value}
          aria-checked={option.value === value}
          aria-keyshortcuts={option.keys}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </Mode>
      ))}
    </Group>
  );
};
