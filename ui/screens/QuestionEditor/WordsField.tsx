import { type KeyboardEvent, type Ref, useId } from 'react';
import { TextArea } from '../../parts/TextArea/TextArea.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { type EditedWords, withWords } from './editedQuestion.ts';

/** Written one, and the others. */
export type WritingLanguage = {
  tag: string;
  /** "FR" by tag. */
  short: Readonly<Record<string, string>>;
};

export type WordsFieldProps = {
  label: string;
  language: WritingLanguage;
  words: EditedWords;
  onChange: (words: EditedWords) => void;
  maxLength: number;
  hint?: string | undefined;
  need?: 'required' | 'optional' | undefined;
  problem?: string | undefined;
  multiline?: boolean;
  fieldRef?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined;
  onEnter?: (() => void) | undefined;
};

/** Words in one language, with another as a hint. */
export const WordsField = ({
  label,
  language: { tag, short },
  words,
  onChange,
  maxLength,
  hint,
  need,
  problem,
  multiline = false,
  fieldRef,
  onEnter,
}: WordsFieldProps) => {
  const id = useId();
  const other = Object.entries(words).find(([key, text]) => key !== tag && text !== '');
  const also = other && `${short[other[0]] ?? other[0]}\u202f: ${other[1]}`;
  const props = {
    id,
    label,
    lang: tag,
    maxLength,
    need,
    hint: [hint, also].filter(Boolean).join(' · ') || undefined,
    value: words[tag] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange(withWords(words, tag, target.value)),
    invalid: problem !== undefined,
    error: problem,
    showError: true,
    ref: fieldRef,
  };
  if (multiline) return <TextArea {...props} />;
  return (
    <TextField
      {...props}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
};
