/** Checked by `tsc`. Stitches accepts any property value: `findUndefinedTokens` finds unknown tokens. */
import { createElement } from 'react';
import { type Css, css, styled } from './stitches.ts';

const Button = styled('button', {
  color: '$txt',
  px: '$4',
  surface: 'mainBtnBg',
  variants: { tone: { quiet: { color: '$mainBtnTxt2' }, strong: { color: '$txt' } } },
});

createElement(Button, { tone: 'quiet', onClick: (event) => event.currentTarget.blur() });
// @ts-expect-error a variant value that was not declared
createElement(Button, { tone: 'loud' });
// @ts-expect-error a handler of the wrong type
createElement(Button, { onClick: 'go' });
// @ts-expect-error a surface that is not in the key table
css({ surface: 'tileBg' });
// @ts-expect-error a hairline on an edge that does not exist
css({ hairline: 'left' });
// @ts-expect-error a property value of the wrong type
export const wrong: Css = { color: { deep: true } };
// @ts-expect-error a property value of the wrong type
css({ zIndex: true });
// @ts-expect-error a step that is not in the space scale
css({ px: '$7' });
