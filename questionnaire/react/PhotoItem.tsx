import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import type { ItemOf } from '../model/schema.ts';
import type { Shown } from './shown.ts';
import { wordsOf } from './words.ts';

const Root = styled('div', { display: 'grid', gap: '$3', minInlineSize: 0 });
const Hint = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });

/** What asks for photos, and where. */
export type PhotoItemProps = {
  /** What asks for them. */
  item: ItemOf<'photo'>;
  /** The question as it stands. */
  shown: Shown;
  /** Of the element that holds its words. */
  id: string;
  /** Its words. */
  children: ReactNode;
};

/** Room for photos: its words, what a photo is good for, and what the host draws to take and show them. */
export const PhotoItem = ({ item, shown, id, children }: PhotoItemProps) => (
  <Root role="group" aria-labelledby={id}>
    {children}
    {item.hintId !== undefined && <Hint dir="auto">{wordsOf(shown.resolveText, item.hintId)}</Hint>}
    {shown.renderPhoto?.(item, id)}
  </Root>
);
