import { flowId } from '@parvis/questionnaire/flows/flowId';
import { serviceSurvey } from '@parvis/questionnaire/flows/serviceSurvey';
import type { Played } from '@parvis/questionnaire/model/played';
import { Button } from '@parvis/ui/parts/Button';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createAnswersDraft } from '../questionnaire/answersDraft.ts';
import { QuietActions, SurveyCard } from './SurveyCard.tsx';
import { SurveyPlay } from './SurveyPlay.tsx';
import { createSurveySender } from './surveySender.ts';

type Phase = 'offered' | 'asking' | 'thanks' | 'gone';

/** Now, and when back online. */
function useSurveySender(crUid: string) {
  const sender = useMemo(() => createSurveySender(crUid), [crUid]);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const flush = () => void sender.flush().then((isSent) => setWaiting(!isSent));
    flush();
    addEventListener('online', flush);
    return () => removeEventListener('online', flush);
  }, [sender]);
  return {
    isWaiting,
    load: sender.load,
    add: (...change: Parameters<typeof sender.add>) =>
      void sender.add(...change).then((isSent) => setWaiting(!isSent)),
  };
}

export const SurveyOffer = ({ crUid }: { crUid: string }) => {
  const { t } = useTexts();
  const sender = useSurveySender(crUid);
  const drafts = useMemo(() => createAnswersDraft(crUid, `survey_${flowId(serviceSurvey)}`), [crUid]);
  const [phase, setPhase] = useState<Phase>(() => {
    const { as, complete } = sender.load();
    return as || complete ? 'gone' : 'offered';
  });
  const [isBegun] = useState(() => drafts.load() !== undefined);
  const leave = (as: 'later' | 'never') => {
    drafts.remove();
    sender.add({ as });
    setPhase('gone');
  };
  const saveAnswers = (played: Played, complete: boolean) => {
    sender.add({ answers: { flowId: flowId(serviceSurvey), played }, complete });
    if (!complete) return;
    drafts.remove();
    setPhase('thanks');
  };
  const later = (
    <Button variant="plain" onClick={() => leave('later')}>
      {t('survey.later')}
    </Button>
  );
  if (phase === 'gone') return null;
  if (phase === 'thanks')
    return (
      <SurveyCard
        key={phase}
        takesFocus
        title={t('survey.thanks')}
        actions={
          <Button variant="quiet" onClick={() => setPhase('gone')}>
            {t('survey.close')}
          </Button>
        }
      >
        <p role="status">{t(sender.isWaiting ? 'survey.thanks.offline' : 'survey.thanks.text')}</p>
      </SurveyCard>
    );
  if (phase === 'asking')
    return (
      <SurveyCard
        key={phase}
        asking
        takesFocus
        title={t('survey.title')}
        actions={<QuietActions>{later}</QuietActions>}
      >
        <SurveyPlay drafts={drafts} onAnswers={saveAnswers} />
      </SurveyCard>
    );
  return (
    <SurveyCard
      key={phase}
      title={t('survey.title')}
      actions={
        <>
          <Button variant="quiet" onClick={() => setPhase('asking')}>
            {t(isBegun ? 'survey.resume' : 'survey.begin')}
          </Button>
          <QuietActions>
            {later}
            <Button variant="plain" onClick={() => leave('never')}>
              {t('survey.never')}
            </Button>
          </QuietActions>
        </>
      }
    >
      <p>{t('survey.text')}</p>
    </SurveyCard>
  );
};
