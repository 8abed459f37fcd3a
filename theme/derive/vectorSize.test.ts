import { expect, it } from 'vitest';
import { vectorSize } from './vectorSize.ts';

it.each<[string, string, { width: number; height: number } | null]>([
  [
    'its view, where it says no size',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">',
    { width: 200, height: 200 },
  ],
  [
    'its own size before its view',
    "<svg width='64px' height='32' viewBox='0 0 200 100'>",
    { width: 64, height: 32 },
  ],
  [
    'its view, where its size is a share of the page',
    '<svg width="100%" height="100%" viewBox="0,0,120.4,40">',
    { width: 120, height: 40 },
  ],
  [
    'after what drawing programs write',
    '<?xml version="1.0"?><!-- x --><svg\n viewBox="-5 -5 24 24">',
    { width: 24, height: 24 },
  ],
  ['nothing, where it says neither', '<svg><path d="M0 0"/></svg>', null],
  ['nothing of what is no drawing', 'width="3" height="4"', null],
])('an SVG is as large as %s', (_, svg, size) => {
  expect(vectorSize(svg)).toEqual(size);
});
