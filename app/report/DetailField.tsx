import { questionnaireTexts } from '@parvis/locales/questionnaireTexts';
import type { Asking } from '@parvis/questionnaire/engine/types';
import { detailItem } from '@parvis/questionnaire/flows/sendReport';
import { MESSAGE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import { refusedCharacters } from '@parvis/questionnaire/model/values/validate';
import { TextArea } from '@parvis/ui/parts/TextArea';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../texts/useTexts.ts';

/** Enter has done its work once the keyboard is gone: nothing is sent by it, for the button that sends stands below. */
const endsTyping = ({ key, shiftKey, currentTarget, nativeEvent }: KeyboardEvent<HTMLTextAreaElement>) => {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
  nativeEvent.preventDefault();
  currentTarget.blur();
};

/** Why the detail that stands there cannot be sent, in words; nothing where it can. */
export const wrongDetail = ({ typed }: Pick<Asking, 'typed'>): string[] =>
  refusedCharacters(typed[detailItem.id] ?? '');

export type DetailFieldProps = { state: Asking; opinion: boolean; onType: (text: string) => void };

/** Room for a detail beside what is about to be sent: nobody must fill it in. */
export const DetailField = ({ state, opinion, onType }: DetailFieldProps) => {
  const { t } = useTexts();
  const refused = wrongDetail(state);
  const wrong = refused.length > 0;
  return (
    <TextArea
      label={t(detailItem.id)}
      need="optional"
      placeholder={t(opinion ? 'report.opinion.detail' : detailItem.placeholderId)}
      hint={wrong ? undefined : t('questionnaire.hint.message')}
      invalid={wrong}
      error={questionnaireTexts(t).refused(refused)}
      showError
      maxLength={MESSAGE_TYPED_MAX}
      counter
      enterKeyHint="done"
      value={state.typed[detailItem.id] ?? ''}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={endsTyping}
    />
  );
};
