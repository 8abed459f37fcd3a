import { useOwner } from '../session/useOwner.ts';
import { useTexts } from '../texts/useTexts.ts';
import { wantedCustomer } from './wantedPage.ts';

/** Whose sign-in page it is: the customer's whose page leads here, with its sign; else the service's. */
export function useSignInHeader(): { label: string; subtitle: string; logoSrc?: string } {
  const { t } = useTexts();
  const owner = useOwner(wantedCustomer(location.search));
  return { label: t('app.name'), ...owner, subtitle: t('login.staff.title') };
}
