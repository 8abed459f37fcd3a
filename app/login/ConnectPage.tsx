import type { AskingDesk } from '@parvis/api/calls/qrLogin';
import type { UserStatus } from '@parvis/api/entities/user';
import type { TextStore } from '@parvis/locales/translate';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { DeskApproval } from '@parvis/ui/screens/DeskApproval';
import { useState } from 'react';
import { LanguageOffers } from '../shell/LanguageOffers.tsx';
import { LegalFooter } from '../shell/LegalFooter.tsx';
import { PageFailed } from '../shell/PageFailed.tsx';
import { PageLoading } from '../shell/PageLoading.tsx';
import { SessionGate } from '../shell/SessionGate.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import { DeskAnswered } from './DeskAnswered.tsx';
import { useDeskAnswer } from './deskAnswer.ts';
import { tooManyWords } from './failureWords.ts';
import { PhoneNotice, ToBoard, ToSignIn } from './PhoneNotice.tsx';
import { useReadCode } from './readCode.ts';

/** "Firefox 130 · Windows": as much as a desk said of itself. */
function nameOf(t: TextStore['t'], { os, browser }: Pick<AskingDesk, 'os' | 'browser'>): string {
  const known = [browser, os].filter((name) => name !== 'other' && name !== '');
  return known.length > 0 ? known.join(' · ') : t('connect.phone.desk');
}

/** Seconds within which somebody asked just now. */
const NOW = 5;

const sinceWords = (t: TextStore['t'], since: number): string =>
  since < NOW ? t('connect.phone.now') : t('connect.phone.since', { count: since });

const UNKNOWN = { os: '', browser: '' };

const problemWords = (t: TextStore['t'], { wait }: { wait: number | undefined }): string =>
  wait === undefined ? t('connect.phone.lost') : tooManyWords(t, wait);

/** What a desk asks whose code was read, and the answer. */
const AskedByDesk = ({ code, name }: { code: string; name: string }) => {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<string>();
  const { view, busy, problem, approve, refuse, lookAgain } = useDeskAnswer(code);
  useDocumentTitle(t('connect.phone.title'), t('app.name'));
  if (view.kind === 'loading') return <PageLoading />;
  if (view.kind === 'failed') return <PageFailed onRetry={lookAgain} />;
  if (view.kind === 'ended') return <DeskAnswered how={view.how} />;
  const { asked, left } = view;
  const since = (asked.since ?? 0) + Math.max(0, asked.seconds - left);
  return (
    <DeskApproval
      texts={{
        title: t('connect.phone.title'),
        text: t('connect.phone.text', { name }),
        question: t('connect.phone.question'),
        approve: t('connect.phone.approve'),
        refuse: t('connect.phone.refuse'),
      }}
      header={{ label: t('app.name'), subtitle: t('login.staff.title') }}
      desk={{ name: nameOf(t, asked.device ?? UNKNOWN), since: sinceWords(t, since) }}
      choices={asked.choices ?? []}
      chosen={chosen}
      onChoose={setChosen}
      onApprove={() => chosen !== undefined && approve(chosen)}
      onRefuse={refuse}
      busy={busy}
      problem={problem && problemWords(t, problem)}
      left={t('connect.left', { count: left })}
      footer={
        <>
          <LanguageOffers />
          <LegalFooter customer={undefined} />
        </>
      }
    />
  );
};

const NothingRead = () => {
  const { t } = useTexts();
  const address = `${location.host}/staff/login`;
  return (
    <PhoneNotice
      icon={<QrIcon size={32} />}
      texts={{ title: t('connect.phone.none'), text: t('connect.phone.none.text', { address }) }}
      actions={<ToBoard />}
    />
  );
};

const Connect = ({ profile: { roles, email, phone } }: { profile: UserStatus }) => {
  const { t } = useTexts();
  const code = useReadCode();
  if (code === undefined) return <NothingRead />;
  const role = roles.find(({ staff }) => staff);
  if (role) return <AskedByDesk key={code} code={code} name={role.name} />;
  if (email !== undefined || phone !== undefined) return <DeskAnswered how="notStaff" />;
  return (
    <PhoneNotice
      icon={<LockIcon size={32} />}
      texts={{ title: t('connect.phone.signIn'), text: t('connect.phone.signIn.text') }}
      actions={<ToSignIn />}
    />
  );
};

/**
 * `/staff/connect#‹code›`: what a phone opens that read the code of a desk. The code stands after the `#`, so that no server and no
 * log ever holds it; it is read once the terms are accepted.
 */
export const ConnectPage = () => {
  const { t } = useTexts();
  useDocumentTitle(t('connect.phone.none'), t('app.name'));
  return (
    <SessionGate
      words={{
        title: t('login.staff.title'),
        text: t('connect.gate.lead'),
        point: t('login.gate.cookies'),
      }}
    >
      {(profile) => <Connect profile={profile} />}
    </SessionGate>
  );
};
