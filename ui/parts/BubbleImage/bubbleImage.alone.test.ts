import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiTextsProvider, type UiTextsProviderProps } from '../../texts.tsx';
import { BubbleImage, type BubbleImageProps } from './BubbleImage.tsx';

const drawn = (props: Partial<BubbleImageProps>): string => {
  const texts = { openImage: 'Agrandir', missingImage: 'Perdue' } as unknown as UiTextsProviderProps['texts'];
  const image = createElement(BubbleImage, { src: '/a.jpg', alt: 'Une fuite', ...props });
  return renderToStaticMarkup(createElement(UiTextsProvider, { texts }, image));
};
const TINY = 'data:image/webp;base64,AAAA';

test.each([
  ['stands in its place until it has come', { tiny: TINY }, true],
  ['is not there where none is known', {}, false],
  ['does not stand in place of one that is gone', { src: '', tiny: TINY }, false],
] as const)('a picture in a few pixels %s', (_, props, stands) => {
  expect(drawn(props).includes(`url(&quot;${TINY}&quot;)`)).toBe(stands);
});
