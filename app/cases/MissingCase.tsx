import type { CustomerInfo } from '@parvis/api/entities/customer';
import { addressPage } from '../session/addressPage.ts';
import { NothingHere } from '../shell/NothingHere.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface MissingCaseProps {
  cuid: string;
  customer: CustomerInfo | undefined;
  /** This device was signed out: the case may be there for whoever proves their address again. */
  isOut: boolean;
}

/** A case that is not there for whoever is here. */
export const MissingCase = ({ cuid, customer, isOut }: MissingCaseProps) => {
  const { t } = useTexts();
  const texts = isOut
    ? { title: t('home.signedOut'), text: t('home.signedOut.text') }
    : { title: t('chat.unknownCase'), text: t('chat.unknownCase.text') };
  const way = isOut
    ? { href: addressPage, label: t('home.find') }
    : { href: '/m/home', label: t('nav.cases') };
  return <NothingHere texts={texts} ways={[way]} site={customer?.cstmrLbl} legal={customer ?? { cuid }} />;
};
