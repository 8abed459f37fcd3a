import { styled } from '@parvis/theme/css/stitches';
import { useFrameTexts } from '../../texts.tsx';
import { visuallyHiddenStyle } from './buttonBase.ts';
import { primaryFill } from './primaryFill.ts';

const Dot = styled('span', {
  display: 'block',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '$round',
  ...primaryFill,
  '@forced': { backgroundColor: 'CanvasText' },
});
const Hidden = styled('span', visuallyHiddenStyle);

/** Dot for unread content; announces the number. */
export const UnreadDot = ({ count }: { count: number }) => {
  const texts = useFrameTexts();
  return (
    <>
      <Dot />
      <Hidden>{texts.unread(count)}</Hidden>
    </>
  );
};
