import { styled } from '@parvis/theme/css/stitches';

/** Wraps as a whole. */
const Root = styled('span', { display: 'inline-block', fontSize: '$sm', fontWeight: '$regular' });

/** Required or optional mark, after a space. */
export const Need = ({ word }: { word: string | undefined }) =>
  word && (
    <>
      {' '}
      <Root>({word})</Root>
    </>
  );
