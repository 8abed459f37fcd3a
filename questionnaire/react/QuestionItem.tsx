import { styled } from '@parvis/theme/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Rating } from '@parvis/ui/parts/Rating';
import { Separator } from '@parvis/ui/parts/Separator';
import { YesNo } from '@parvis/ui/parts/YesNo';
import type { ReactNode } from 'react';
import { isSkip } from '../engine/confirmRule.ts';
import { ratingRange, sideEffect, sideLabelId } from '../model/effects.ts';
import type { Item, ItemOf } from '../model/schema.ts';
import { Picture } from './Picture.tsx';
import type { Shown } from './shown.ts';
import { TextItem } from './TextItem.tsx';
import { TypedItem } from './TypedItem.tsx';
import { itemWords, wordsOf } from './words.ts';

const Labelled = styled('div', {
  display: 'grid',
  gap: '$2',
  '&[data-invalid]': {
    padding: '$3',
    border: '2px solid currentColor',
    borderRadius: '$control',
    boxShadow: '0 0 0 4px var(--pv-halo)',
    '--pv-halo': 'rgba(128, 128, 128, 0.4)',
    '@supports (color: color-mix(in srgb, red, blue))': {
      '--pv-halo': 'color-mix(in srgb, currentColor 22%, transparent)',
    },
  },
});
const Label = styled('div', { fontWeight: '$bold', lineHeight: '$snug' });

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
    label: byTitle ? null : <Label id={`${id}-label`}>{itemWords(shown.resolveText, item)}</Label>,
  };
};

const YesNoItem = ({ item, shown, id }: QuestionItemProps<ItemOf<'yesNo'>>) => {
  const { resolveText, renderIcon, answers, send, invalid, missingId } = shown;
  const missing = invalid.includes(item.id) || undefined;
  const { label, labelledBy } = labelFor(item, shown, id);
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
    <Labelled data-invalid={missing}>
      {label}
      <YesNo
        aria-labelledby={labelledBy}
        aria-describedby={missing && missingId}
        value={typeof answer === 'boolean' ? answer : null}
        yes={words(true)}
        no={words(false)}
        yesImage={picture(true)}
        noImage={picture(false)}
        onValueChange={(value) => send({ type: 'YESNO', item: item.id, value })}
      />
    </Labelled>
  );
};

const RatingItem = ({ item, shown, id }: QuestionItemProps<ItemOf<'rating'>>) => {
  const { resolveText, answers, send, invalid, missingId } = shown;
  const missing = invalid.includes(item.id) || undefined;
  const { labelledBy, label } = labelFor(item, shown, id);
  const { min, max } = ratingRange(item);
  const rated = answers[item.id];
  const current = typeof rated === 'number' ? rated : null;
  const optional = item.required === false;
  const end = (endId: string | undefined) => endId && wordsOf(resolveText, endId);
  return (
    <Labelled data-invalid={missing}>
      <Rating
        aria-invalid={missing}
        aria-describedby={missing && missingId}
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
    </Labelled>
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
