import type { CustomerInfo } from '@parvis/api/entities/customer';
import { styled } from '@parvis/theme/css/stitches';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import { findPage } from '../../lib/session/addressPage.ts';
import { useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { getContact } from '../account/ownAddresses.ts';
import { ConfirmMail } from './ConfirmMail.tsx';
import { UnsentItems } from './UnsentItems.tsx';

const LeftItems = styled('div', { inlineSize: '100%', textAlign: 'start' });

interface MissingCaseProps {
  cuid: string;
  csid: string;
  crUid: string;
  customer: CustomerInfo | undefined;
  /** The case may return with the address. */
  isOut: boolean;
}

export const MissingCase = ({ cuid, csid, crUid, customer, isOut }: MissingCaseProps) => {
  const { t } = useTexts();
  const { items, outbox } = useOutbox();
  const left = items.filter((item) => item.cuid === cuid && item.csid === csid && item.crUid !== crUid);
  const { phase } = useProfileGate();
  /** A verified address shows all its cases: this one is another person's. */
  const isVerified = phase.kind === 'ready' && getContact(phase.profile) !== undefined;
  const offersMail = !isOut && !isVerified;
  const texts = isOut
    ? { title: t('home.signedOut'), text: t('home.signedOut.text') }
    : { title: t('chat.unknownCase'), text: t(isVerified ? 'chat.unknownCase.text' : 'chat.otherBrowser') };
  const way = isOut ? { href: findPage, label: t('home.find') } : { href: '/m/home', label: t('nav.cases') };
  return (
    <NotFoundScreen
      texts={texts}
      links={[way]}
      equal={offersMail}
      site={customer?.cstmrLbl}
      legal={customer ?? { cuid }}
    >
      {offersMail && <ConfirmMail />}
      {left.length > 0 && (
        <LeftItems>
          <UnsentItems items={left} outbox={outbox} />
        </LeftItems>
      )}
    </NotFoundScreen>
  );
};
