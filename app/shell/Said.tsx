import { styled } from '@parvis/theme/css/stitches';

/** What is to be read on a page of nothing, beside its one sentence. */
export const Said = styled('div', {
  display: 'grid',
  gap: '$3',
  inlineSize: '100%',
  textAlign: 'start',
  lineHeight: '$snug',
  '& p': { margin: 0 },
});
