import { Button } from '@parvis/ui/parts/Button';
import { Rating } from '@parvis/ui/parts/Rating';
import { Separator } from '@parvis/ui/parts/Separator';
import { YesNo } from '@parvis/ui/parts/YesNo';
import type { ReactNode } from 'react';
import { isSkip } from '../engine/confirmRule.ts';
import { ratingRange, sideEffect, sideLabelId } from '../model/effects.ts';
import type { Item, ItemOf } from '../model/schema.ts';
import { Marked } from './Marked.tsx';
import { Picture } from './Picture.tsx';
import type { Shown } from './shown.ts';
import { TextItem } from './TextItem.tsx';
import { TypedItem } from './TypedItem.tsx';
import { itemWords, wordsOf } from './words.ts';

export type QuestionItemProps<T extends Item = Item> = { item: T; shown: Shown; id: string };

/** One item of a question by its type; an unknown type shows as its text. */
export const QuestionItem = ({ item, shown, id }: QuestionItemProps): ReactNode => {
  switch (item.type) {
    case 'yesNo':
      return <YesNoItem {...{ item, shown, id }} />;
    case 'rating':
      return <RatingItem {...{ item, shown, id }} />;
    case 'input':
    case 'message':
      return <Typed {...{ item, shown, id }} />;
    case 'nextButton':
    case 'confirm':
      return <ButtonItem {...{ item, shown, id }} />;
    case 'separator':
      return <Separator />;
    default:
      return <Decoration {...{ item, shown, id }} />;
  }
};

const Decoration = ({ item, shown, id }: QuestionItemProps) => {
  const { resolveText, renderIcon } = shown;
  const alone = item.type === 'image' && item.text === undefined && item.id === undefined;
  const picture = <Picture look={item} wide={item.type === 'image'} {...{ resolveText, renderIcon }} />;
  return alone ? picture : <TextItem {...{ item, id, picture }} words={itemWords(resolveText, item)} />;
};

/** What names a group: the title where the item is the only one to answer, else its own words above it. */
const labelFor = (item: Item, shown: Shown, id: string) => {
  const byTitle = shown.onlyAnswer && shown.titleElementId !== undefined;
  return {
    labelledBy: byTitle ? shown.titleElementId : `${id}-label`,
    label: byTitle ? undefined : itemWords(shown.resolveText, item),
    labelId: `${id}-label`,
  };
};

const YesNoItem = ({ item, shown, id }: QuestionItemProps<ItemOf<'yesNo'>>) => {
  const { resolveText, renderIcon, answers, send, invalid, missingId } = shown;
  const missing = invalid.includes(item.id);
  const { labelledBy, ...above } = labelFor(item, shown, id);
  const answer = answers[item.id];
  const words = (yes: boolean) => {
    const labelId = sideLabelId(item, yes);
    return labelId === undefined ? undefined : wordsOf(resolveText, labelId);
  };
  const picture = (yes: boolean) => {
    const imgSrc = sideEffect(item, yes)?.imgSrc;
    return imgSrc && <Picture look={{ imgSrc }} {...{ resolveText, renderIcon }} />;
  };
  return (
    <Marked invalid={missing} {...above}>
      <YesNo
        aria-labelledby={labelledBy}
        aria-describedby={missing ? missingId : undefined}
        // In the look of the product: where one tap is the whole step, yes is its first button.
        oneTap={shown.onlyAnswer && !shown.buttons}
        value={typeof answer === 'boolean' ? answer : null}
        yes={words(true)}
        no={words(false)}
        yesImage={picture(true)}
        noImage={picture(false)}
        onValueChange={(value) => send({ type: 'YESNO', item: item.id, value })}
      />
    </Marked>
  );
};

const RatingItem = ({ item, shown, id }: QuestionItemProps<ItemOf<'rating'>>) => {
  const { resolveText, answers, send, invalid, missingId } = shown;
  const missing = invalid.includes(item.id);
  const { labelledBy, label } = labelFor(item, shown, id);
  const { min, max } = ratingRange(item);
  const rated = answers[item.id];
  const current = typeof rated === 'number' ? rated : null;
  const optional = item.required === false;
  const end = (endId: string | undefined) => endId && wordsOf(resolveText, endId);
  return (
    <Marked invalid={missing}>
      <Rating
        aria-invalid={missing || undefined}
        aria-describedby={missing ? missingId : undefined}
        {...(label || optional
          ? { label: itemWords(resolveText, item), required: !optional }
          : { 'aria-labelledby': labelledBy, 'aria-required': true })}
        value={current}
        min={min}
        max={max}
        minLabel={end(item.minId)}
        maxLabel={end(item.maxId)}
        onValueChange={(stars) => {
          const value = stars ?? current;
          if (value !== null) send({ type: 'RATE', item: item.id, value });
        }}
      />
    </Marked>
  );
};

const Typed = ({ item, shown }: QuestionItemProps<ItemOf<'input'> | ItemOf<'message'>>) => {
  const { resolveText, drafts, send, invalid, attempts, buttons, waiting, texts } = shown;
  const { onlyAnswer, titleElementId } = shown;
  return (
    <TypedItem
      {...{ item, attempts, waiting, texts }}
      label={itemWords(resolveText, item) ?? ''}
      hideLabel={onlyAnswer && titleElementId !== undefined}
      placeholder={item.placeholderId === undefined ? undefined : wordsOf(resolveText, item.placeholderId)}
      draft={drafts[item.id] ?? ''}
      invalid={invalid.includes(item.id)}
      ownButton={!buttons}
      onType={(text) => send({ type: 'TYPE', item: item.id, text })}
      onCommit={() => send({ type: 'COMMIT', item: item.id })}
    />
  );
};

const ButtonItem = ({ item, shown }: QuestionItemProps<ItemOf<'nextButton'> | ItemOf<'confirm'>>) => {
  const { resolveText, renderIcon, send, waiting, texts } = shown;
  const press = () => send(item.type === 'confirm' ? { type: 'CONFIRM' } : { type: 'NEXT', item: item.id });
  return (
    <Button
      block
      variant={isSkip(item) ? 'quiet' : 'solid'}
      loading={waiting}
      icon={item.imgSrc && <Picture look={item} {...{ resolveText, renderIcon }} />}
      onClick={press}
    >
      {itemWords(resolveText, item) ?? texts.confirm}
    </Button>
  );
};
