import { Rating } from '@parvis/ui/parts/Rating';
import { Separator } from '@parvis/ui/parts/Separator';
import { YesNo } from '@parvis/ui/parts/YesNo';
import { type ReactNode, useId } from 'react';
import { isSkip } from '../engine/confirmRule.ts';
import { getOwn } from '../engine/keyedValues.ts';
import { getRatingRange, getSideEffect, getSideLabelId } from '../model/effects.ts';
import type { Item, ItemOf, ItemType } from '../model/schema.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { Choices } from './Choices.tsx';
import { Marked } from './Marked.tsx';
import { PhotoItem } from './PhotoItem.tsx';
import { Picture } from './Picture.tsx';
import { resolveItemWords, resolveWords } from './questionnaireTexts.ts';
import type { ShownQuestion } from './shownQuestion.ts';
import { TextItem } from './TextItem.tsx';
import { TypedItem } from './TypedItem.tsx';

export type QuestionItemProps<T extends Item = Item> = {
  /** Unknown kinds show as text. */
  item: T;
  shown: ShownQuestion;
  /** Prefix of ids inside. */
  id: string;
};

const Decoration = ({ item, shown, id }: QuestionItemProps) => {
  const { resolveText, renderIcon, renderWords } = shown;
  const alone = item.type === 'image' && item.text === undefined && item.id === undefined;
  const picture = <Picture look={item} wide={item.type === 'image'} {...{ resolveText, renderIcon }} />;
  if (alone) return picture;
  const words = resolveItemWords(resolveText, item);
  return (
    <TextItem {...{ item, id, picture }} words={words && renderWords ? renderWords(words, item) : words} />
  );
};

/** The title if it is the only answer, else its own text. */
const getLabelProps = (item: Item, shown: ShownQuestion, id: string) => {
  const byTitle = shown.onlyAnswer && shown.titleElementId !== undefined;
  return {
    labelledBy: byTitle ? shown.titleElementId : `${id}-label`,
    label: byTitle ? undefined : resolveItemWords(shown.resolveText, item),
    labelId: `${id}-label`,
  };
};

/** Of a one-tap step: a no that does not abort, else a yes with its own label; never a plain yes or no. */
const getEmphasis = (item: ItemOf<'yesNo'>): 'yes' | 'no' | undefined => {
  if (getSideEffect(item, false)?.abort) return 'no';
  return getSideLabelId(item, true) === undefined ? undefined : 'yes';
};

const YesNoItem = ({ item, shown, id }: QuestionItemProps<ItemOf<'yesNo'>>) => {
  const { resolveText, renderIcon, answers, send, invalid, texts } = shown;
  const toldId = useId();
  const missing = invalid.includes(item.id);
  const { labelledBy, ...above } = getLabelProps(item, shown, id);
  const answer = answers[item.id];
  const getSideWords = (yes: boolean) => {
    const labelId = getSideLabelId(item, yes);
    return labelId === undefined ? undefined : resolveWords(resolveText, labelId);
  };
  const renderSidePicture = (yes: boolean) => {
    const imgSrc = getSideEffect(item, yes)?.imgSrc;
    return imgSrc && <Picture look={{ imgSrc }} {...{ resolveText, renderIcon }} />;
  };
  return (
    <Marked invalid={missing} told={texts.missing} toldId={toldId} {...above}>
      <YesNo
        aria-labelledby={labelledBy}
        aria-describedby={missing ? toldId : undefined}
        standsOut={shown.onlyAnswer && !shown.buttons ? getEmphasis(item) : undefined}
        value={typeof answer === 'boolean' ? answer : null}
        yes={getSideWords(true)}
        no={getSideWords(false)}
        yesImage={renderSidePicture(true)}
        noImage={renderSidePicture(false)}
        onValueChange={(value) => send({ type: 'YESNO', item: item.id, value })}
      />
    </Marked>
  );
};

const RatingItem = ({ item, shown, id }: QuestionItemProps<ItemOf<'rating'>>) => {
  const { resolveText, answers, send, invalid, texts } = shown;
  const toldId = useId();
  const missing = invalid.includes(item.id);
  const { labelledBy, label } = getLabelProps(item, shown, id);
  const { min, max } = getRatingRange(item);
  const rated = answers[item.id];
  const current = typeof rated === 'number' ? rated : null;
  const optional = item.required === false;
  const getEndLabel = (endId: string | undefined) => endId && resolveWords(resolveText, endId);
  return (
    <Marked invalid={missing} told={texts.missing} toldId={toldId}>
      <Rating
        aria-invalid={missing || undefined}
        aria-describedby={missing ? toldId : undefined}
        {...(label || optional
          ? { label: resolveItemWords(resolveText, item), required: !optional }
          : { 'aria-labelledby': labelledBy, 'aria-required': true })}
        value={current}
        min={min}
        max={max}
        minLabel={getEndLabel(item.minId)}
        maxLabel={getEndLabel(item.maxId)}
        onValueChange={(stars) => {
          const value = stars ?? current;
          if (value !== null) send({ type: 'RATE', item: item.id, value });
        }}
      />
    </Marked>
  );
};

const Typed = ({ item, shown }: QuestionItemProps<ItemOf<'input'> | ItemOf<'message'>>) => {
  const { resolveText, typed, send, invalid, refused, attempts, buttons, waiting, texts } = shown;
  const { skippable, onlyAnswer, titleElementId, renderBelow } = shown;
  const text = getOwn(typed, item.id) ?? '';
  const onType = (text: string) => send({ type: 'TYPE', item: item.id, text });
  return (
    <TypedItem
      {...{ item, refused, attempts, waiting, texts }}
      needed={item.required !== false && !skippable}
      label={resolveItemWords(resolveText, item) ?? ''}
      hideLabel={onlyAnswer && titleElementId !== undefined}
      placeholder={
        item.placeholderId === undefined ? undefined : resolveWords(resolveText, item.placeholderId)
      }
      typed={text}
      below={item.type === 'input' ? renderBelow?.(item, text, onType) : undefined}
      invalid={invalid.includes(item.id)}
      ownButton={!buttons}
      onType={onType}
      onCommit={() => send({ type: 'COMMIT', item: item.id })}
    />
  );
};

const ButtonItem = ({ item, shown }: QuestionItemProps<ItemOf<'nextButton'> | ItemOf<'confirm'>>) => {
  const { resolveText, renderIcon, send, waiting, texts } = shown;
  const handleClick = () =>
    send(item.type === 'confirm' ? { type: 'CONFIRM' } : { type: 'NEXT', item: item.id });
  const quiet = item.type === 'nextButton' && item.weight ? item.weight === 'quiet' : isSkip(item);
  return (
    <AnswerButton
      block
      variant={quiet ? 'quiet' : 'solid'}
      waiting={waiting}
      icon={item.imgSrc && <Picture look={item} {...{ resolveText, renderIcon }} />}
      onClick={handleClick}
    >
      {resolveItemWords(resolveText, item) ?? texts.confirm}
    </AnswerButton>
  );
};

const ChoiceItem = ({ item, shown }: QuestionItemProps<ItemOf<'checkbox'>>) => (
  <Choices items={[item]} exclusive={false} labelledBy={shown.titleElementId} shown={shown} />
);

/** A method, for bivariance: one table holds all kinds. */
interface Drawn<T extends Item> {
  draw(props: QuestionItemProps<T>): ReactNode;
}
type Drawing<T extends Item> = Drawn<T>['draw'];

const drawings: { readonly [T in ItemType]: Drawing<ItemOf<T>> } = {
  text: Decoration,
  image: Decoration,
  separator: () => <Separator />,
  yesNo: YesNoItem,
  checkbox: ChoiceItem,
  rating: RatingItem,
  input: Typed,
  message: Typed,
  nextButton: ButtonItem,
  confirm: ButtonItem,
  photo: ({ item, shown, id }) => (
    <PhotoItem {...{ item, shown, id }}>
      <Decoration {...{ item, shown, id }} />
    </PhotoItem>
  ),
};
const table: Readonly<Record<string, Drawing<Item>>> = drawings;

/** Renders an item by its type; unknown types as text. */
export const QuestionItem = (props: QuestionItemProps): ReactNode => {
  const { type } = props.item;
  const Drawing = (Object.hasOwn(table, type) ? table[type] : undefined) ?? Decoration;
  return <Drawing {...props} />;
};
