import { styled } from '@parvis/theme/stitches';
import { ChevronIcon } from '@parvis/ui/icons/ChevronIcon';
import { SendIcon } from '@parvis/ui/icons/SendIcon';
import { Button } from '@parvis/ui/parts/Button';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { TextField } from '@parvis/ui/parts/TextField';
import { useUiTexts } from '@parvis/ui/texts';
import type { KeyboardEvent } from 'react';
import { MESSAGE_TYPED_MAX } from '../model/constants.ts';
import type { ItemOf } from '../model/schema.ts';
import { refusedCharacters } from '../model/validate.ts';
import { FIELD_KINDS } from './fieldKinds.ts';
import type { QuestionnaireTexts } from './words.ts';

const Rows = styled('div', { display: 'grid', gap: '$3' });

export type TypedItemProps = {
  item: ItemOf<'input'> | ItemOf<'message'>;
  label: string;
  /** The title says enough: the label is spoken only. */
  hideLabel: boolean;
  placeholder: string | undefined;
  draft: string;
  invalid: boolean;
  /** Grows with every try that failed. */
  attempts: number;
  /** An own button to send: the question has no other. */
  ownButton: boolean;
  waiting: boolean;
  texts: QuestionnaireTexts;
  onType: (text: string) => void;
  onCommit: () => void;
};

/**
 * A field of a question: an input or a message. Enter without Ctrl or Shift commits.
 * Renders a text field or a text area, and its send button where the question has no button.
 */
export const TypedItem = (props: TypedItemProps) => {
  const { item, label, hideLabel, placeholder, draft, invalid, attempts, ownButton, waiting, texts } = props;
  const { onType, onCommit } = props;
  const { send } = useUiTexts();
  const { next } = texts;
  const button = { loading: waiting, onClick: onCommit };
  const onKeyDown = ({ key, ctrlKey, shiftKey, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || ctrlKey || shiftKey || nativeEvent.isComposing) return;
    nativeEvent.preventDefault();
    onCommit();
  };
  const characters = invalid && item.type === 'message' ? refusedCharacters(draft) : [];
  const refused = characters.length > 0 && texts.refused(characters);
  const shared = {
    label,
    hideLabel,
    placeholder,
    value: draft,
    invalid,
    // Put in anew with every try: a live region speaks changes alone.
    error: <span key={attempts}>{refused || texts.invalid}</span>,
    readOnly: waiting,
    enterKeyHint: next ? ('next' as const) : ('send' as const),
    onKeyDown,
  };
  if (item.type === 'message') {
    return (
      <Rows>
        <TextArea
          {...shared}
          // In sight alone: it is spoken as the error.
          hint={refused ? <span aria-hidden>{refused}</span> : texts.hints.message}
          maxLength={MESSAGE_TYPED_MAX}
          counter
          onChange={(event) => onType(event.target.value)}
        />
        {ownButton && (
          <Button block icon={next ? undefined : <SendIcon />} {...button}>
            {next ?? send}
          </Button>
        )}
      </Rows>
    );
  }
  return (
    <TextField
      {...shared}
      {...FIELD_KINDS[item.subType]}
      hint={texts.hints[item.subType]}
      onChange={(event) =>
        onType(item.subType === 'code' ? event.target.value.trimStart() : event.target.value)
      }
      end={
        ownButton && (
          <Button variant="plain" iconOnly icon={next ? <ChevronIcon /> : <SendIcon />} {...button}>
            {next ?? send}
          </Button>
        )
      }
    />
  );
};
