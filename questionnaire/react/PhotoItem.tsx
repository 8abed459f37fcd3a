import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import type { ItemOf } from '../model/schema.ts';
import { resolveWords } from './questionnaireTexts.ts';
import type { ShownQuestion } from './shownQuestion.ts';

const Root = styled('div', { display: 'grid', gap: '$3', minInlineSize: 0 });
const Hint = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });

export type PhotoItemProps = {
  item: ItemOf<'photo'>;
  shown: ShownQuestion;
  /** Id of the text element. */
  id: string;
  children: ReactNode;
};

/** Text, hint, and the host's input. */
export const PhotoItem = ({ item, shown, id, children }: PhotoItemProps) => (
  <Root role="group" aria-labelledby={id}>
    {children}
    {item.hintId !== undefined && <Hint dir="auto">{resolveWords(shown.resolveText, item.hintId)}</Hint>}
    {shown.renderPhoto?.(item, id)}
  </Root>
);
