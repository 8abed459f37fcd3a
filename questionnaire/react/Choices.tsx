import { styled } from '@parvis/theme/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import type { ItemOf } from '../model/schema.ts';
import { Marked } from './Marked.tsx';
import { Picture } from './Picture.tsx';
import type { Shown } from './shown.ts';
import { itemWords } from './words.ts';

const Words = styled('span', {
  '&[data-bold]': { fontWeight: '$bold' },
  '&[data-italic]': { fontStyle: 'italic' },
  '&[data-small]': { fontSize: '$sm' },
});

export type ChoicesProps = {
  items: ReadonlyArray<ItemOf<'checkbox'>>;
  exclusive: boolean;
  /** The element that names the group: the title, or the text above. */
  labelledBy: string | undefined;
  shown: Shown;
};

/** Checkboxes that follow each other, as one group of rows; one of several where they exclude each other. */
export const Choices = ({ items, exclusive, labelledBy, shown }: ChoicesProps) => {
  const { answers, invalid, missingId, resolveText, renderIcon, send } = shown;
  const missing = items.some(({ id }) => invalid.includes(id));
  return (
    <Marked invalid={missing}>
      <ChoiceGroup
        exclusive={exclusive}
        aria-labelledby={labelledBy}
        aria-invalid={(exclusive && missing) || undefined}
        aria-describedby={missing ? missingId : undefined}
      >
        {items.map((item) => (
          <Checkbox
            key={item.id}
            exclusive={exclusive}
            checked={answers[item.id] === true}
            // Exposed only: the group is marked as one.
            aria-invalid={(!exclusive && invalid.includes(item.id)) || undefined}
            image={item.imgSrc && <Picture look={item} {...{ resolveText, renderIcon }} />}
            onCheckedChange={() => send({ type: 'CHECK', item: item.id })}
          >
            <Words
              data-bold={item.bold || undefined}
              data-italic={item.italic || undefined}
              data-small={item.small || undefined}
            >
              {itemWords(resolveText, item)}
            </Words>
          </Checkbox>
        ))}
      </ChoiceGroup>
    </Marked>
  );
};
