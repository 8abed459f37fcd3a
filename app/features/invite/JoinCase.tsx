import { mobileLinkCalls } from '@parvis/api/calls/links';
import { type Connected, INITIALS_MAX, type Invitation, type UserLinkRole } from '@parvis/api/entities/link';
import type { TextId } from '@parvis/locales/areas';
import type { Translate } from '@parvis/locales/translate';
import { TextField } from '@parvis/ui/parts/TextField';
import { Invitation as InvitationScreen } from '@parvis/ui/screens/Invitation';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import { isRefusedAs } from '../../lib/api/hostClients.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';

/** By role, for a reporter's link. */
const userRoleTexts = {
  target: 'invite.as.target',
  victim: 'invite.as.touched',
  supported: 'invite.as.supported',
  source: 'invite.as.source',
  reporter: 'invite.as.reporter',
} as const satisfies Readonly<Record<UserLinkRole, TextId>>;

const isUserRole = (as: string): as is UserLinkRole => Object.hasOwn(userRoleTexts, as);

/** For a person who reported by phone or at a counter. */
export const isOwnLink = (invitation: Invitation | undefined): boolean => invitation?.as === 'creator';

/** In a case between users. */
export const isByReporter = (invitation: Invitation | undefined): boolean =>
  invitation !== undefined && invitation.by === undefined;

const getRoleText = (invitation: Invitation): TextId => {
  const { as, victim } = invitation;
  if (isByReporter(invitation) && isUserRole(as)) return userRoleTexts[as];
  if (victim) return 'invite.as.victim';
  return as === 'reporter' ? 'invite.as.reporter' : 'invite.as.invited';
};

const listFacts = (invitation: Invitation, t: Translate) => [
  { id: 'about', label: t('invite.about'), value: invitation.ccatLbls.join(' › ') },
  { id: 'place', label: t('invite.place'), value: invitation.placeLbl },
  ...(isOwnLink(invitation) ? [] : listJoinFacts(invitation, t)),
];

const listJoinFacts = (invitation: Invitation, t: Translate) => [
  { id: 'as', label: t('invite.as'), value: t(getRoleText(invitation)) },
  {
    id: 'reads',
    label: t('invite.reads'),
    value: t(invitation.fromStart ? 'invite.reads.start' : 'invite.reads.now'),
  },
];

const getSeenText = (to: { isBetween: boolean; opensStart: boolean | undefined }): TextId => {
  if (to.opensStart) return 'invite.widen';
  return to.isBetween ? 'invite.between.seen' : 'invite.seen';
};

const getOwnTexts = (invitation: Invitation | undefined, cstmr: string, t: Translate) => ({
  title: t('invite.own.title'),
  lead: t('invite.own.lead', { by: invitation?.by ?? cstmr, cstmr }),
  seen: t('invite.own.seen', { cstmr }),
  join: t('invite.own.join'),
});

export type JoinCaseProps = { connectId: string; connected: Connected; onChange: () => void };

export const JoinCase = ({
  connectId,
  connected: { cstmr, invitation, opensStart },
  onChange,
}: JoinCaseProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<TextId>();
  const [initials, setInitials] = useState('');
  const isBetween = isByReporter(invitation);
  const isTarget = isBetween && invitation?.as === 'target';
  const { cuid, cstmrLbl, logo } = cstmr;
  useDocumentTitle(t('invite.title'), cstmrLbl);
  const join = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const [joined] = await client.call(mobileLinkCalls.linksJoin, {
        cuid,
        body: { connectId, ...(initials.trim() && { initials: initials.trim() }) },
      });
      if (joined?.csid === undefined) return onChange();
      await queryClient.invalidateQueries({ queryKey: caseKeys.own });
      queryClient.removeQueries({ queryKey: caseKeys.messages('mobile', joined.csid) });
      navigate(`/m/case/${cuid}/${joined.csid}`, { replace: true });
    } catch (error) {
      if (isRefusedAs(error, 'unknownLink', 'withdrawn')) return onChange();
      if (isRefusedAs(error, 'badRequest')) return setProblem('invite.initials.wrong');
      setProblem(isRefusedAs(error, 'blocked') ? 'invite.blocked' : 'invite.failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <InvitationScreen
      texts={
        isOwnLink(invitation)
          ? getOwnTexts(invitation, cstmrLbl, t)
          : {
              title: t(isTarget ? 'invite.between.title' : 'invite.title'),
              lead: isBetween
                ? t(isTarget ? 'invite.between.target' : 'invite.between.lead', { cstmr: cstmrLbl })
                : t('invite.lead', { by: invitation?.by ?? cstmrLbl, cstmr: cstmrLbl }),
              seen: t(getSeenText({ isBetween, opensStart }), { cstmr: cstmrLbl }),
              join: t(opensStart ? 'invite.widen.yes' : 'invite.join'),
            }
      }
      header={{ label: cstmrLbl, logoSrc: logo }}
      facts={invitation ? listFacts(invitation, t) : []}
      busy={busy}
      problem={problem && t(problem, { cstmr: cstmrLbl })}
      onJoin={() => void join()}
      footer={<LegalFooter customer={cstmr} />}
    >
      {isBetween && invitation && (
        <TextField
          label={t('invite.initials')}
          hint={t('invite.initials.hint', { name: t(getRoleText(invitation)) })}
          need="optional"
          maxLength={INITIALS_MAX}
          value={initials}
          onChange={(event) => setInitials(event.currentTarget.value)}
        />
      )}
    </InvitationScreen>
  );
};
