import { questionnaireTexts } from '@parvis/locales/questionnaireTexts';
import type { Asking } from '@parvis/questionnaire/engine/types';
import { detailItem } from '@parvis/questionnaire/flows/sendReport';
import { MESSAGE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import { type MessageLetters, refusedCharacters } from '@parvis/questionnaire/model/values/validate';
import { isComposing } from '@parvis/ui/inputMethod';
import { TextArea } from '@parvis/ui/parts/TextArea';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';

/** Enter focuses the send button, closing a phone's keyboard. */
const isPlainEnter = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !isComposing(nativeEvent);

const getDetail = ({ typed }: Asking): string => typed[detailItem.id] ?? '';

/** Focuses an invalid detail. */
export function validateDetail(state: Asking, letters: MessageLetters | undefined): boolean {
  if (refusedCharacters(getDetail(state), letters).length === 0) return true;
  document.querySelector<HTMLElement>('textarea[aria-invalid=true]')?.focus();
  return false;
}

type DetailFieldProps = {
  state: Asking;
  letters: MessageLetters | undefined;
  opinion: boolean;
  onType: (text: string) => void;
  onDone: () => void;
};

/** Optional detail before a report is sent. */
export const DetailField = ({ state, letters, opinion, onType, onDone }: DetailFieldProps) => {
  const { t } = useTexts();
  const words = questionnaireTexts(t);
  const refused = refusedCharacters(getDetail(state), letters);
  const wrong = refused.length > 0;
  return (
    <TextArea
      label={t(detailItem.id)}
      need="optional"
      placeholder={t(opinion ? 'report.opinion.detail' : detailItem.placeholderId)}
      hint={wrong ? undefined : letters === 'all' ? words.hints.anyLetters : words.hints.message}
      invalid={wrong}
      error={words.refused(refused, letters)}
      showError
      maxLength={MESSAGE_TYPED_MAX}
      counter
      enterKeyHint="done"
      value={getDetail(state)}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (!isPlainEnter(event)) return;
        event.preventDefault();
        onDone();
      }}
    />
  );
};
