import { questionnaireTexts } from '@parvis/locales/questionnaireTexts';
import type { Asking } from '@parvis/questionnaire/engine/types';
import { detailItem } from '@parvis/questionnaire/flows/sendReport';
import { MESSAGE_TYPED_MAX } from '@parvis/questionnaire/model/values/constants';
import { refusedCharacters } from '@parvis/questionnaire/model/values/validate';
import { TextArea } from '@parvis/ui/parts/TextArea';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../texts/useTexts.ts';

/** Nothing is sent by Enter: it leads to the button that sends, and takes the keyboard of a phone away. */
const endsTyping = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/** Why the detail that stands there cannot be sent, in words; nothing where it can. */
export const wrongDetail = ({ typed }: Pick<Asking, 'typed'>): string[] =>
  refusedCharacters(typed[detailItem.id] ?? '');

export type DetailFieldProps = {
  state: Asking;
  opinion: boolean;
  onType: (text: string) => void;
  /** All is written. */
  onDone: () => void;
};

/** Room for a detail beside what is about to be sent: nobody must fill it in. */
export const DetailField = ({ state, opinion, onType, onDone }: DetailFieldProps) => {
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
      onKeyDown={(event) => {
        if (!endsTyping(event)) return;
        event.preventDefault();
        onDone();
      }}
    />
  );
};
