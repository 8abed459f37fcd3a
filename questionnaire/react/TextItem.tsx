import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import type { Item } from '../model/schema.ts';

const Root = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  lineHeight: '$normal',
  overflowWrap: 'anywhere',
  '&[data-right]': { flexDirection: 'row-reverse', justifyContent: 'space-between' },
  '&[data-framed]': { padding: '$3 $4', borderRadius: '$control', hairline: 'all' },
  '&[data-framed=info]': { borderInlineStartWidth: '4px', borderInlineStartColor: 'currentColor' },
  '&[data-framed=warning]': { border: '2px solid currentColor' },
});

const Words = styled('p', {
  margin: 0,
  minInlineSize: 0,
  whiteSpace: 'pre-line',
  '&[data-bold]': { fontWeight: '$bold' },
  '&[data-italic]': { fontStyle: 'italic' },
  '&[data-small]': { fontSize: '$sm' },
});

export type TextItemProps = {
  item: Item;
  /** For labelling. */
  id?: string | undefined;
  words: ReactNode;
  /** At the end with `imgRight`. */
  picture: ReactNode;
};

/**
 * Text in its item's style. Renders a `<div>` with a `<p>`. Data attributes: `data-framed` ("plain", "info",
 * "warning"), `data-right`.
 */
export const TextItem = ({ item, id, words, picture }: TextItemProps) => (
  <Root data-framed={item.framed} data-right={item.imgRight || undefined}>
    {picture}
    <Words
      id={id}
      dir="auto"
      data-bold={item.bold || undefined}
      data-italic={item.italic || undefined}
      data-small={item.small || undefined}
    >
      {words}
    </Words>
  </Root>
);
