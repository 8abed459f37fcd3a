import type { Translate } from '@parvis/locales/translate';
import { parseQuestionnaire } from '@parvis/questionnaire/model/parse';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { ownWords } from '@parvis/questionnaire/model/texts';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { PlayQuestionnaire } from '../../questionnaire/PlayQuestionnaire.tsx';
import { findQuestionProblems } from '../questionEditor/questionProblems.ts';
import { buildQuestionnaire, type ComposedPoll } from './pollDraft.ts';

const Name = styled('p', { margin: 0, fontSize: '$lg', fontWeight: '$bold', lineHeight: '$tight' });
const Text = styled('p', { margin: 0 });

/** Starts at the last edited question. */
function buildPreview(
  { poll, kept }: ComposedPoll,
  from: string | undefined,
  t: Translate,
): Questionnaire | undefined {
  const written = poll.questions.filter((question) => findQuestionProblems(question, t).size === 0);
  const built = kept ?? buildQuestionnaire(written);
  const start = from !== undefined && built && Object.hasOwn(built.questions, from) ? from : built?.start;
  const parsed = parseQuestionnaire({ ...built, start });
  return parsed.ok ? parsed.questionnaire : undefined;
}

const Player = ({ definition, language }: { definition: Questionnaire; language: string }) => {
  const { t } = useTexts();
  const [round, setRound] = useState(0);
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <>
        <Text role="status">{t('pollDesk.preview.done')}</Text>
        <Button
          variant="quiet"
          onClick={() => {
            setDone(false);
            setRound(round + 1);
          }}
        >
          {t('pollDesk.preview.again')}
        </Button>
      </>
    );
  return (
    <PlayQuestionnaire
      key={round}
      definition={definition}
      say={(id) => ownWords(definition.texts, language, id)}
      titleAs="h3"
      onFinal={() => setDone(true)}
    />
  );
};

export type PollPreviewProps = {
  composed: ComposedPoll;
  language: string;
  /** Last edited question. */
  from: string | undefined;
};

/** As people will see it; sends nothing. */
export const PollPreview = ({ composed, language, from }: PollPreviewProps) => {
  const { t } = useTexts();
  const shown = useDeferredValue(composed);
  const definition = useMemo(() => buildPreview(shown, from, t), [shown, from, t]);
  const { label, intro } = shown.poll;
  const find = (words: Readonly<Record<string, string>>) =>
    words[language] || Object.values(words).find((text) => text !== '');
  const [name, sentence] = [find(label), find(intro)];
  return (
    <>
      {name && <Name>{name}</Name>}
      {sentence && <Text>{sentence}</Text>}
      {definition ? (
        <Player key={`${language} ${JSON.stringify(definition)}`} {...{ definition, language }} />
      ) : (
        <Text>{t('pollDesk.preview.empty')}</Text>
      )}
    </>
  );
};
