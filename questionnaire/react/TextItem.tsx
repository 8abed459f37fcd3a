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

/** Words of a question with their look and picture. */
export type TextItemProps = {
  /** Its look; its words are given apart. */
  item: Item;
  /** Id of the element of the words, for what is named by it. */
  id?: string | undefined;
  /** Already in the reader’s language. */
  words: ReactNode;
  /** Beside the words, at the end with `imgRight`. */
  picture: ReactNode;
};

/**
 * Words of a question, with the look the definition asks for.
 * Renders a `<div>` with a `<p>`. Data attributes: `data-framed` ("plain", "info", "warning"), `data-right`.
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
