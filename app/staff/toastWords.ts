import { styled } from '@parvis/theme/css/stitches';

/** What a notice is about. */
export const ToastTitle = styled('strong', { display: 'block', fontWeight: '$bold' });
/** Words of a person may be long, and a notice is none to read them in. */
export const ToastWords = styled('span', {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
