import type { AnswerOf } from '@parvis/api/call';
import { type AskingDesk, type DeskAct, qrLoginCalls } from '@parvis/api/calls/qrLogin';
import type { UserStatus } from '@parvis/api/entities/user';
import type { TextStore } from '@parvis/locales/translate';
import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { ShieldIcon } from '@parvis/ui/icons/ShieldIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { DeskApproval } from '@parvis/ui/screens/DeskApproval';
import { Notice } from '@parvis/ui/screens/Notice';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { useDeviceLook } from '../../lib/branding/useDeviceLook.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LanguageOffers } from '../../shell/LanguageOffers.tsx';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { PageFailed } from '../../shell/PageFailed.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { SessionGate } from '../../shell/SessionGate.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { formatTooMany, getRetryAfter } from './formatFailure.ts';
import { buildSignInAddress } from './signInTarget.ts';
import { useCountdown } from './useCountdown.ts';
import { clearScannedCode, useScannedCode } from './useScannedCode.ts';

type PhoneNoticeProps = {
  icon: ReactNode;
  texts: { title: string; text: string };
  actions: ReactNode;
};

/** Replaces the request. */
const PhoneNotice = ({ icon, texts, actions }: PhoneNoticeProps) => {
  const { t } = useTexts();
  const look = useDeviceLook();
  useDocumentTitle(texts.title, look?.label ?? t('app.name'));
  return (
    <Notice
      header={{ label: t('app.name'), ...look, subtitle: t('login.staff.title') }}
      icon={icon}
      texts={texts}
      actions={actions}
    >
      <LanguageOffers />
      <LegalFooter customer={undefined} />
    </Notice>
  );
};

const BoardLink = () => {
  const { t } = useTexts();
  return (
    <ButtonLink block variant="quiet" href="/staff">
      {t('connect.phone.board')}
    </ButtonLink>
  );
};

const SignInLink = () => {
  const { t } = useTexts();
  return (
    <ButtonLink block variant="solid" href={buildSignInAddress('/staff/connect')}>
      {t('connect.phone.signIn.go')}
    </ButtonLink>
  );
};

type DeskRequest = AnswerOf<typeof qrLoginCalls.loginQrConnect>[number];

async function sendDeskAct(body: { code: string; act: DeskAct; digits?: string }): Promise<DeskRequest> {
  const [asked] = await client.call(qrLoginCalls.loginQrConnect, { body });
  if (!asked) throw new Error('The server said nothing.');
  return asked;
}

/** Read once; expiry by this phone's clock. */
const getRequestQuery = (code: string) =>
  queryOptions({
    queryKey: ['deskAsked', code],
    queryFn: async () => {
      const asked = await sendDeskAct({ code, act: 'see' });
      return { asked, until: Date.now() + asked.seconds * 1_000 };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

type PhoneEnd = 'approved' | 'refused' | 'wrongDigits' | 'seenTwice' | 'notStaff' | 'over';

const ends: readonly string[] = [
  'approved',
  'refused',
  'wrongDigits',
  'seenTwice',
  'notStaff',
] satisfies PhoneEnd[];
const toPhoneEnd = (state: string): PhoneEnd => (ends.includes(state) ? (state as PhoneEnd) : 'over');

type PhoneView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'asked'; readonly asked: DeskRequest; readonly left: number }
  | { readonly kind: 'ended'; readonly how: PhoneEnd };

function useDeskAnswer(code: string) {
  const seen = useQuery(getRequestQuery(code));
  const answering = useMutation({
    mutationFn: (answer: { act: 'approve' | 'refuse'; digits?: string }) => sendDeskAct({ code, ...answer }),
  });
  const left = useCountdown(seen.data?.until ?? 0, seen.data?.asked.seconds ?? 0);

  function getView(): PhoneView {
    if (answering.data && answering.data.state !== 'seen')
      return { kind: 'ended', how: toPhoneEnd(answering.data.state) };
    if (seen.isError) return { kind: 'failed' };
    if (!seen.data) return { kind: 'loading' };
    const { asked } = seen.data;
    if (asked.state !== 'seen') return { kind: 'ended', how: toPhoneEnd(asked.state) };
    // A pending answer may still be in time.
    if (left === 0 && !answering.isPending) return { kind: 'ended', how: 'over' };
    return { kind: 'asked', asked, left };
  }
  return {
    view: getView(),
    busy: answering.isPending ? answering.variables.act : undefined,
    problem: answering.isError ? { wait: getRetryAfter(answering.error) } : undefined,
    approve: (digits: string) => answering.mutate({ act: 'approve', digits }),
    refuse: () => answering.mutate({ act: 'refuse' }),
    lookAgain: () => void seen.refetch(),
  };
}

const icons: Readonly<Record<PhoneEnd, ReactNode>> = {
  approved: <CheckIcon size={32} />,
  refused: <ShieldIcon size={32} />,
  wrongDigits: <ShieldIcon size={32} />,
  seenTwice: <ShieldIcon size={32} />,
  notStaff: <LockIcon size={32} />,
  over: <QrIcon size={32} />,
};

const DevicesLink = () => {
  const { t } = useTexts();
  return (
    <ButtonLink block variant="quiet" href="/m/settings">
      {t('connect.phone.settings')}
    </ButtonLink>
  );
};

const DeskResult = ({ how }: { how: PhoneEnd }) => {
  const { t } = useTexts();
  useEffect(() => {
    // Another account gets the same request.
    if (how !== 'notStaff') clearScannedCode();
  }, [how]);
  return (
    <PhoneNotice
      icon={icons[how]}
      texts={{ title: t(`connect.phone.${how}`), text: t(`connect.phone.${how}.text`) }}
      actions={
        how === 'notStaff' ? (
          <SignInLink />
        ) : (
          <>
            <BoardLink />
            {how === 'approved' && <DevicesLink />}
          </>
        )
      }
    />
  );
};

/** "Firefox 130 · Windows", as far as known. */
function formatDesk(t: TextStore['t'], { os, browser }: Pick<AskingDesk, 'os' | 'browser'>): string {
  const known = [browser, os].filter((name) => name !== 'other' && name !== '');
  return known.length > 0 ? known.join(' · ') : t('connect.phone.desk');
}

/** Seconds of "just now". */
const JUST_NOW = 5;

const formatSince = (t: TextStore['t'], since: number): string =>
  since < JUST_NOW ? t('connect.phone.now') : t('connect.phone.since', { count: since });

const UNKNOWN = { os: '', browser: '' };

const formatProblem = (t: TextStore['t'], { wait }: { wait: number | undefined }): string =>
  wait === undefined ? t('connect.phone.lost') : formatTooMany(t, wait);

const DeskRequestView = ({ code, name }: { code: string; name: string }) => {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<string>();
  const { view, busy, problem, approve, refuse, lookAgain } = useDeskAnswer(code);
  useDocumentTitle(t('connect.phone.title'), t('app.name'));
  if (view.kind === 'loading') return <PageLoading />;
  if (view.kind === 'failed') return <PageFailed onRetry={lookAgain} />;
  if (view.kind === 'ended') return <DeskResult how={view.how} />;
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
      desk={{ name: formatDesk(t, asked.device ?? UNKNOWN), since: formatSince(t, since) }}
      choices={asked.choices ?? []}
      chosen={chosen}
      onChoose={setChosen}
      onApprove={() => chosen !== undefined && approve(chosen)}
      onRefuse={refuse}
      busy={busy}
      problem={problem && formatProblem(t, problem)}
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

const NoCodeNotice = () => {
  const { t } = useTexts();
  const address = `${location.host}/staff/login`;
  return (
    <PhoneNotice
      icon={<QrIcon size={32} />}
      texts={{ title: t('connect.phone.none'), text: t('connect.phone.none.text', { address }) }}
      actions={<BoardLink />}
    />
  );
};

const Connect = ({ profile: { roles, email, phone } }: { profile: UserStatus }) => {
  const { t } = useTexts();
  const code = useScannedCode();
  if (code === undefined) return <NoCodeNotice />;
  const role = roles.find(({ staff }) => staff);
  if (role) return <DeskRequestView key={code} code={code} name={role.name} />;
  if (email !== undefined || phone !== undefined) return <DeskResult how="notStaff" />;
  return (
    <PhoneNotice
      icon={<LockIcon size={32} />}
      texts={{ title: t('connect.phone.signIn'), text: t('connect.phone.signIn.text') }}
      actions={<SignInLink />}
    />
  );
};

/** `/staff/connect#‹code›`: from the scanned QR code; `#` keeps the code out of logs. */
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
