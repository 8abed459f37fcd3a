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
  ['shows while loading', { tiny: TINY }, true],
  ['is absent without `tiny`', {}, false],
  ['is absent for a missing picture', { src: '', tiny: TINY }, false],
] as const)('the tiny preview %s', (_, props, stands) => {
  expect(drawn(props).includes(`url(&quot;${TINY}&quot;)`)).toBe(stands);
});
