import { styled } from '@parvis/theme/css/stitches';

/** Moves to the next line as a whole, where brackets stand as well as behind the label. */
const Root = styled('span', { display: 'inline-block', fontSize: '$sm', fontWeight: '$regular' });

/** Whether an answer is needed: right after the words of what asks for it, in every part that says so. Renders a `<span>` after a space, or nothing. */
export const Need = ({ word }: { word: string | undefined }) =>
  word && (
    <>
      {' '}
      <Root>({word})</Root>
    </>
  );
