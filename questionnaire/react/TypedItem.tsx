import { styled } from '@parvis/theme/css/stitches';
import { ChevronIcon } from '@parvis/ui/icons/ChevronIcon';
import { SendIcon } from '@parvis/ui/icons/SendIcon';
import { isComposing } from '@parvis/ui/inputMethod';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { TextField } from '@parvis/ui/parts/TextField';
import { useUiTexts } from '@parvis/ui/texts';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ItemOf } from '../model/schema.ts';
import { MESSAGE_TYPED_MAX } from '../model/values/constants.ts';
import { mobileOf } from '../model/values/mobile.ts';
import { emailFault, isBlank, refusedCharacters } from '../model/values/validate.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { FIELD_KINDS } from './fieldKinds.ts';
import type { QuestionnaireTexts } from './questionnaireTexts.ts';

const Rows = styled('div', { display: 'grid', gap: '$3' });

export type TypedItemProps = {
  /** Decides field, keyboard and hint. */
  item: ItemOf<'input'> | ItemOf<'message'>;
  /** Always announced. */
  label: string;
  /** Announces it only. */
  hideLabel: boolean;
  /** Marked as required. */
  needed: boolean;
  placeholder: string | undefined;
  /** Valid or not. */
  typed: string;
  /** Marks the field and shows the error. */
  invalid: boolean;
  /** By the host, over the local one. */
  refused: string | undefined;
  attempts: number;
  /** If the question has none. */
  ownButton: boolean;
  /** Pending: read-only. */
  waiting: boolean;
  texts: QuestionnaireTexts;
  /** Single-line fields only. */
  below?: ReactNode;
  /** Whole text. */
  onType: (text: string) => void;
  /** Enter or its button. */
  onCommit: () => void;
};

/** Nothing if only incomplete. */
function explainInvalid(
  item: TypedItemProps['item'],
  typed: string,
  texts: QuestionnaireTexts,
): string | undefined {
  if (item.type === 'message') {
    const characters = refusedCharacters(typed, item.letters);
    return characters.length > 0 ? texts.refused(characters, item.letters) : undefined;
  }
  if (item.subType === 'phone') return mobileOf(typed).refused === 'foreign' ? texts.foreign : undefined;
  const fault = item.subType === 'email' ? emailFault(typed) : undefined;
  return fault && texts.mail?.[fault];
}

/**
 * Input or message; Enter without Ctrl or Shift commits. Renders a text field or area, with a send button if the
 * question has none.
 */
export const TypedItem = (props: TypedItemProps) => {
  const { item, label, hideLabel, needed, placeholder, typed, invalid, attempts, waiting, texts } = props;
  const { ownButton, below, onType, onCommit } = props;
  const { send, required } = useUiTexts();
  const { next } = texts;
  const button = { waiting, onClick: onCommit };
  const onKeyDown = ({ key, ctrlKey, shiftKey, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || ctrlKey || shiftKey || isComposing(nativeEvent)) return;
    nativeEvent.preventDefault();
    onCommit();
  };
  const missing = isBlank(typed, item.type === 'message' ? item.letters : undefined);
  const refused = invalid && !missing ? (props.refused ?? explainInvalid(item, typed, texts)) : undefined;
  const told = refused ?? (missing ? texts.missing : texts.invalid);
  /** Before the hint or instead of it; announced separately. */
  const renderHint = (hint: ReactNode): ReactNode => {
    const inSight = <strong aria-hidden>{told}</strong>;
    if (invalid && refused) return inSight;
    if (invalid)
      return (
        <>
          {inSight} {hint}
        </>
      );
    if (!needed || !hideLabel) return hint;
    return hint ? (
      <>
        {hint} · {required}
      </>
    ) : (
      required
    );
  };
  const shared = {
    need: needed ? ('required' as const) : undefined,
    label,
    hideLabel,
    placeholder,
    value: typed,
    invalid,
    // A new key per attempt: live regions announce changes only.
    error: <span key={attempts}>{told}</span>,
    readOnly: waiting,
    enterKeyHint: next ? ('next' as const) : ('send' as const),
    onKeyDown,
  };
  if (item.type === 'message') {
    const { message, anyLetters = message } = texts.hints;
    return (
      <Rows>
        <TextArea
          {...shared}
          hint={renderHint(item.letters === 'all' ? anyLetters : message)}
          maxLength={MESSAGE_TYPED_MAX}
          counter
          onChange={(event) => onType(event.target.value)}
        />
        {ownButton && (
          <AnswerButton block icon={next ? undefined : <SendIcon />} {...button}>
            {next ?? send}
          </AnswerButton>
        )}
      </Rows>
    );
  }
  return (
    <TextField
      {...shared}
      {...FIELD_KINDS[item.subType]}
      below={below}
      hint={renderHint(texts.hints[item.subType])}
      onChange={(event) => onType(event.target.value)}
      end={
        ownButton && (
          <AnswerButton variant="plain" iconOnly icon={next ? <ChevronIcon /> : <SendIcon />} {...button}>
            {next ?? send}
          </AnswerButton>
        )
      }
    />
  );
};
