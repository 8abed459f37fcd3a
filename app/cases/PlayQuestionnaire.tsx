import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire as Definition } from '@parvis/questionnaire/model/schema';
import { Questionnaire } from '@parvis/questionnaire/react/Questionnaire';
import { iconByName } from '@parvis/ui/icons/byName';
import { useTexts } from '../texts/useTexts.ts';
import { questionnaireWords } from './questionnaireWords.ts';

export type PlayProps = {
  definition: Definition;
  flags?: readonly string[];
  /** The title already stands around it. */
  hideTitle?: boolean;
  onFinal: (report: FinalReport, definition: Definition) => void;
};

const drawIcon = (name: string) => {
  const Icon = iconByName(name);
  return <Icon size={24} />;
};

/** Plays a questionnaire with the words of the app; the answers come together at the end. */
export const PlayQuestionnaire = ({ definition, flags, hideTitle = false, onFinal }: PlayProps) => {
  const texts = useTexts();
  const { t } = texts;
  return (
    <Questionnaire
      definition={definition}
      mode="whole"
      resolveText={questionnaireWords(definition, texts)}
      renderIcon={drawIcon}
      hideTitle={hideTitle}
      texts={{
        confirm: t('questionnaire.confirm'),
        invalid: t('questionnaire.invalid'),
        missing: t('questionnaire.missing'),
        waiting: t('questionnaire.waiting'),
        hints: {
          email: t('questionnaire.hint.email'),
          code: t('questionnaire.hint.code'),
          phone: t('questionnaire.hint.phone'),
          message: t('questionnaire.hint.message'),
        },
      }}
      {...(flags && { initialFlags: flags })}
      onFinal={(report) => onFinal(report, definition)}
    />
  );
};
