import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire as Definition } from '@parvis/questionnaire/model/schema';
import { Questionnaire } from '@parvis/questionnaire/react/Questionnaire';
import { useTexts } from '../texts/useTexts.ts';
import { questionnaireWords } from './questionnaireWords.ts';

export type PlayProps = {
  definition: Definition;
  mode: 'whole' | 'partial';
  flags?: readonly string[];
  onFinal: (report: FinalReport, definition: Definition) => void;
};

/** Plays a questionnaire with the words of the app. */
export const PlayQuestionnaire = ({ definition, mode, flags, onFinal }: PlayProps) => {
  const texts = useTexts();
  return (
    <Questionnaire
      definition={definition}
      mode={mode}
      resolveText={questionnaireWords(definition, texts)}
      {...(flags && { initialFlags: flags })}
      onFinal={(report) => onFinal(report, definition)}
    />
  );
};
