import type { Connected, LinkState } from '@parvis/api/entities/link';
import type { TextId } from '@parvis/locales/areas';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { hasAccepted } from '../../lib/session/acceptance.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ContactLinks } from '../../shell/ContactLinks.tsx';
import { buildContactAddress } from '../../shell/contactAddress.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { NoticeText } from '../../shell/NoticeText.tsx';
import { ServiceEnded } from '../report/ServiceEnded.tsx';

type DeadState = Exclude<LinkState, 'valid' | 'customerEnded'>;

const deadTexts: Readonly<Record<DeadState, readonly [TextId, TextId]>> = {
  usedUp: ['invite.usedUp', 'invite.usedUp.text'],
  withdrawn: ['invite.withdrawn', 'invite.withdrawn.text'],
  ended: ['invite.ended', 'invite.ended.text'],
  caseEnded: ['invite.caseEnded', 'invite.caseEnded.text'],
  stopped: ['invite.stopped', 'invite.stopped.text'],
};

const isKnownState = (state: string): state is DeadState => Object.hasOwn(deadTexts, state);

export const DeadLink = ({ connected: { state, cstmr } }: { connected: Connected }) => {
  const { t } = useTexts();
  const values = { cstmr: cstmr.cstmrLbl };
  if (state === 'customerEnded') return <ServiceEnded cuid={cstmr.cuid} />;
  const [title, text] = isKnownState(state)
    ? deadTexts[state]
    : (['invite.over', 'invite.over.text'] as const);
  return (
    <NotFoundScreen
      icon={<QrIcon size={36} />}
      texts={{ title: t(title), text: `${t(text, values)} ${t('invite.scan')}` }}
      links={[
        ...(cstmr.contact && !cstmr.contact.mail
          ? []
          : [{ href: buildContactAddress(cstmr.cuid), label: t('invite.contact', values) }]),
        ...(hasAccepted() ? [{ href: '/m/home', label: t('start.cases') }] : []),
        { href: '/', label: t('error.home') },
      ]}
      site={cstmr.cstmrLbl}
      legal={cstmr}
    >
      <NoticeText>
        <ContactLinks label={t('ended.reach', values)} contact={cstmr.contact} />
      </NoticeText>
    </NotFoundScreen>
  );
};

/** Unknown, or its case was erased. */
export const UnknownLink = () => {
  const { t } = useTexts();
  return (
    <NotFoundScreen
      icon={<QrIcon size={36} />}
      texts={{ title: t('invite.unknown'), text: `${t('invite.unknown.text')} ${t('invite.scan')}` }}
      links={[
        ...(hasAccepted() ? [{ href: '/m/home', label: t('start.cases') }] : []),
        { href: '/', label: t('error.home') },
      ]}
    />
  );
};
