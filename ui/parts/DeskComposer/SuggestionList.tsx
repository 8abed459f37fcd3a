import { styled } from '@parvis/theme/css/stitches';
import { useEffect } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Suggestions } from './useSuggestions.ts';

const List = styled('div', {
  position: 'absolute',
  zIndex: 5,
  insetBlockEnd: 'calc(100% + 4px)',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  inlineSize: 'min(26rem, 100%)',
  maxBlockSize: 'min(17rem, 40vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$1',
  borderRadius: '$control',
  hairline: 'all',
  backgroundColor: '$inputBg',
  color: '$txt',
  boxShadow: '$high',
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
  '& > svg, & > [data-avatar]': { flexShrink: 0 },
  '&[aria-selected=true]': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  '@forced': { '&[aria-selected=true]': { outlineColor: 'Highlight' } },
});
const Words = styled('span', { flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
const Detail = styled('span', { display: 'block', fontSize: '$sm' });

/** Options for the typed word; empty without any. */
export const SuggestionList = ({ suggestions }: { suggestions: Suggestions }) => {
  const { id, source, options, active, buildId, choose } = suggestions;
  const activeId = active && buildId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      <VisuallyHidden role="status">
        {options.length > 0 && source ? source.found(options.length) : ''}
      </VisuallyHidden>
      {options.length > 0 && (
        <List id={id} role="listbox" aria-label={source?.label} tabIndex={-1}>
          {options.map((option) => (
            <Option
              key={option.id}
              id={buildId(option)}
              role="option"
              aria-selected={option === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.icon}
              <Words dir="auto">
                {option.label}
                {option.detail && <Detail>{option.detail}</Detail>}
              </Words>
            </Option>
          ))}
        </List>
      )}
    </>
  );
};
