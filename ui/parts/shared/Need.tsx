import { styled } from '@parvis/theme/css/stitches';

/** Wraps to the next line as a whole. */
const Root = styled('span', { display: 'inline-block', fontSize: '$sm', fontWeight: '$regular' });

/** Required or optional mark after a label. Renders a `<span>` after a space, or nothing. */
export const Need = ({ word }: { word: string | undefined }) =>
  word && (
    <>
      {' '}
      <Root>({word})</Root>
    </>
  );
