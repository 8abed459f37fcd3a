import { styled } from '@parvis/theme/css/stitches';

/** What is read at the foot of a case, where there is nothing to write in. */
export const FootWords = styled('div', {
  position: 'relative',
  flex: '1 1 18rem',
  display: 'grid',
  gap: '$2',
  // There is no field, which would need the room; larger text leaves some to the conversation.
  maxBlockSize: 'max(30vh, 70vh - 8rem)',
  overflowY: 'auto',
  // What is in reach of a finger on the last line stands out of it.
  paddingBlockEnd: '$1',
  fontSize: '$sm',
  lineHeight: '$snug',
});

/** What it is about. */
export const FootTitle = styled('strong', { fontSize: '$md', outline: 'none' });
