import { agreedInTheEnd, mobileNeeded } from '@parvis/questionnaire/flows/mobileNeeded';
import { phoneInWords } from '@parvis/questionnaire/model/values/validate';
import type { QuestionnaireControls } from '@parvis/questionnaire/react/useQuestionnaire';
import { useEffect, useState } from 'react';
import { useStore } from '../../lib/api/useStore.ts';
import { useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { type PlayProps, usePlay } from '../questionnaire/PlayQuestionnaire.tsx';
import { createAddressHost } from '../sign-in/addresses/addressHost.ts';
import { createVerificationStore } from '../sign-in/addresses/addressVerification.ts';
import { CodeQuestion } from '../sign-in/addresses/CodeQuestion.tsx';
import { CardBox } from './CardBox.tsx';

/** Submits once verified: people then put the phone away. */
const AutoConfirm = ({ state, send }: Pick<QuestionnaireControls, 'state' | 'send'>) => {
  const isDone = state.status === 'asking' && state.questionId === 'mobileNeeded.done';
  const done = isDone ? state.instance : undefined;
  useEffect(() => {
    if (done !== undefined) send({ type: 'CONFIRM', instance: done });
  }, [done, send]);
  return null;
};

export type MobileCardProps = {
  csid: string;
  answered: boolean;
  sending: string | undefined;
  onAnswer: PlayProps['onFinal'];
};

type MobileRequestProps = Omit<MobileCardProps, 'answered'> & {
  /** Whether a number was given, once answered. */
  given: boolean | undefined;
  onGiven: (given: boolean) => void;
};

const MobileRequest = ({ csid, sending, onAnswer, given, onGiven }: MobileRequestProps) => {
  const { t } = useTexts();
  const { phase } = useProfileGate();
  const [keeper] = useState(() => createVerificationStore(`asked_mobile_${csid}`));
  const [{ end, discovery, news, note, ...host }] = useState(() => createAddressHost('sms', keeper));
  useStore(news);
  useEffect(() => end, [end]);
  const profile = phase.kind === 'ready' ? phase.profile : undefined;
  const [known] = useState(profile?.phone);
  // With inbound SMS, the phone can send the code.
  const [receives] = useState(profile?.flags.smsInbound === true);
  const joined = host.say?.('mobileNeeded.done.text');
  const verifiedText = t('mobileNeeded.done') + (joined ? `. ${joined}` : '');
  const play = usePlay({
    ...host,
    definition: mobileNeeded,
    initialFlags: [...(known === undefined ? [] : ['hasPhone']), ...(receives ? ['smsInbound'] : [])],
    hideTitle: true,
    done: sending ?? (given ? verifiedText : undefined),
    say: (id) => (id === 'mobileNeeded.known' ? t(id, { phone: phoneInWords(known ?? '') }) : host.say?.(id)),
    onFinal: (report, ...final) => {
      keeper.clear();
      onGiven(report.flags.includes('acceptSms'));
      onAnswer({ ...report, answersArray: agreedInTheEnd(report.answersArray, report.flags) }, ...final);
    },
  });
  return (
    <CardBox>
      <AutoConfirm state={play.state} send={play.send} />
      <CodeQuestion {...{ play, discovery, news, note }} />
    </CardBox>
  );
};

/** Asks for a mobile number, unless answered elsewhere or earlier. */
export const MobileCard = ({ answered, ...request }: MobileCardProps) => {
  const [given, setGiven] = useState<boolean>();
  if (answered && given === undefined) return null;
  return <MobileRequest {...request} given={given} onGiven={setGiven} />;
};
