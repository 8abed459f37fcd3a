import { styled } from '@parvis/theme/css/stitches';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { buttonBase, hoverEdge } from '../../parts/shared/buttonBase.ts';
import { focusRing } from '../../parts/shared/focusRing.ts';

const Root = styled('div', { flexShrink: 0, padding: '$2 $4 0' });
/** In the colours of WarningMark, whose ground comes along with them. */
const Press = styled('button', buttonBase, hoverEdge, focusRing, {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '$target',
  padding: '$1 $3',
  border: '2px solid $colors$outlineEmergency',
  borderRadius: '$control',
  backgroundColor: '$bg1',
  color: '$txt',
  fontSize: '$sm',
  fontWeight: '$bold',
  lineHeight: '$snug',
  '& > span': { flex: '1 1 0', minInlineSize: 0 },
  '& > svg': { flexShrink: 0 },
  '& > svg:first-child': { color: '$outlineEmergency' },
  '@forced': { borderColor: 'CanvasText', '& > svg:first-child': { color: 'CanvasText' } },
});

export type Urgent = { label: string; onOpen: () => void };

/** What waits and must be seen before all else, wherever the list stands. Renders a `<button>` across the pane. */
export const UrgentLine = ({ label, onOpen }: Urgent) => (
  <Root>
    <Press type="button" onClick={onOpen}>
      <WarningIcon size={20} />
      <span>{label}</span>
      <ChevronIcon size={20} />
    </Press>
  </Root>
);
