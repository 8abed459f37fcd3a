import { agreedInTheEnd, mobileNeeded } from '@parvis/questionnaire/flows/mobileNeeded';
import { phoneInWords } from '@parvis/questionnaire/model/values/validate';
import type { QuestionnaireControls } from '@parvis/questionnaire/react/useQuestionnaire';
import { useEffect, useState } from 'react';
import { useStore } from '../../lib/api/store.ts';
import { useProfile } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { type PlayProps, PlayQuestionnaire } from '../questionnaire/PlayQuestionnaire.tsx';
import { aroundCodes } from '../sign-in/addresses/aroundCodes.tsx';
import { askedKeeper } from '../sign-in/addresses/askedAddress.ts';
import { giveAddress } from '../sign-in/addresses/giveAddress.ts';
import { CardBox } from './CardBox.tsx';

/** Ends the questions once the number is proved: whoever puts the phone away then has answered. */
const EndsWhenDone = ({ state, send }: Pick<QuestionnaireControls, 'state' | 'send'>) => {
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
  /** What is said while the answer is on its way. */
  sending: string | undefined;
  onAnswer: PlayProps['onFinal'];
};

/** Asks whoever reported for a mobile number that staff need, and for the code that is sent there. */
export const MobileCard = ({ csid, answered, sending, onAnswer }: MobileCardProps) => {
  const { t } = useTexts();
  const { phase } = useProfile();
  const [keeper] = useState(() => askedKeeper(`asked_mobile_${csid}`));
  const [{ end, discovery, news, note, ...host }] = useState(() => giveAddress('sms', keeper));
  // The words of a question tell it, too.
  useStore(news);
  useEffect(() => end, [end]);
  const profile = phase.kind === 'ready' ? phase.profile : undefined;
  const [known] = useState(profile?.phone);
  // A code can be sent from the phone, too, where SMS come in.
  const [receives] = useState(profile?.flags.smsInbound === true);
  const [given, setGiven] = useState<boolean>();
  const joined = host.say?.('mobileNeeded.done.text');
  const proved = t('mobileNeeded.done') + (joined ? `. ${joined}` : '');
  // Who answered elsewhere, or before this page was opened, reads the answer alone.
  if (answered && given === undefined) return null;
  return (
    <CardBox>
      <PlayQuestionnaire
        {...host}
        definition={mobileNeeded}
        initialFlags={[...(known === undefined ? [] : ['hasPhone']), ...(receives ? ['smsInbound'] : [])]}
        renderQuestion={aroundCodes({ discovery, news, note })}
        hideTitle
        done={sending ?? (given ? proved : undefined)}
        say={(id) =>
          id === 'mobileNeeded.known' ? t(id, { phone: phoneInWords(known ?? '') }) : host.say?.(id)
        }
        onFinal={(report, ...final) => {
          keeper.forget();
          setGiven(report.flags.includes('acceptSms'));
          onAnswer({ ...report, answersArray: agreedInTheEnd(report.answersArray, report.flags) }, ...final);
        }}
      >
        {(view, { state, send }) => (
          <>
            <EndsWhenDone state={state} send={send} />
            {view}
          </>
        )}
      </PlayQuestionnaire>
    </CardBox>
  );
};
