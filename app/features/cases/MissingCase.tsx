import type { CustomerInfo } from '@parvis/api/entities/customer';
import { styled } from '@parvis/theme/css/stitches';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import { findPage } from '../../lib/session/addressPage.ts';
import { useProfile } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { NothingHere } from '../../shell/NothingHere.tsx';
import { contactOf } from '../account/addressWords.ts';
import { ConfirmMail } from './ConfirmMail.tsx';
import { UnsentHere } from './UnsentHere.tsx';

const Left = styled('div', { inlineSize: '100%', textAlign: 'start' });

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
  const { phase } = useProfile();
  /** A verified address already shows all its cases, so this one belongs to another person. */
  const isProved = phase.kind === 'ready' && contactOf(phase.profile) !== undefined;
  const offersMail = !isOut && !isProved;
  const texts = isOut
    ? { title: t('home.signedOut'), text: t('home.signedOut.text') }
    : { title: t('chat.unknownCase'), text: t(isProved ? 'chat.unknownCase.text' : 'chat.otherBrowser') };
  const way = isOut ? { href: findPage, label: t('home.find') } : { href: '/m/home', label: t('nav.cases') };
  return (
    <NothingHere
      texts={texts}
      ways={[way]}
      equal={offersMail}
      site={customer?.cstmrLbl}
      legal={customer ?? { cuid }}
    >
      {offersMail && <ConfirmMail />}
      {left.length > 0 && (
        <Left>
          <UnsentHere items={left} outbox={outbox} />
        </Left>
      )}
    </NothingHere>
  );
};
