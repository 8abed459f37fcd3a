import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { useId } from 'react';
import type { Answering } from '../model/kinds/kindOf.ts';
import { Marked } from './Marked.tsx';
import { Picture } from './Picture.tsx';
import { resolveItemWords } from './questionnaireTexts.ts';
import type { ShownQuestion } from './shownQuestion.ts';

const Words = styled('span', {
  '&[data-bold]': { fontWeight: '$bold' },
  '&[data-italic]': { fontStyle: 'italic' },
  '&[data-small]': { fontSize: '$sm' },
});

export type ChoicesProps = {
  items: readonly Answering[];
  /** One tick at most. */
  exclusive: boolean;
  /** Title, or the text above. */
  labelledBy: string | undefined;
  shown: ShownQuestion;
};

/** Run of checkboxes as a group; a radio group if exclusive. */
export const Choices = ({ items, exclusive, labelledBy, shown }: ChoicesProps) => {
  const { answers, invalid, resolveText, renderIcon, send, texts } = shown;
  const toldId = useId();
  const missing = items.some(({ id }) => invalid.includes(id));
  return (
    <Marked invalid={missing} told={exclusive ? texts.missingChoice : texts.missingTicks} toldId={toldId}>
      <ChoiceGroup
        exclusive={exclusive}
        aria-labelledby={labelledBy}
        aria-invalid={(exclusive && missing) || undefined}
        aria-describedby={missing ? toldId : undefined}
      >
        {items.map((item) => (
          <Checkbox
            key={item.id}
            exclusive={exclusive}
            checked={answers[item.id] === true}
            // The group is marked visually.
            aria-invalid={(!exclusive && invalid.includes(item.id)) || undefined}
            image={item.imgSrc && <Picture look={item} {...{ resolveText, renderIcon }} />}
            // A radio cannot be unticked.
            onCheckedChange={(checked) => (checked || !exclusive) && send({ type: 'CHECK', item: item.id })}
          >
            <Words
              data-bold={item.bold || undefined}
              data-italic={item.italic || undefined}
              data-small={item.small || undefined}
            >
              {resolveItemWords(resolveText, item)}
            </Words>
          </Checkbox>
        ))}
      </ChoiceGroup>
    </Marked>
  );
};
