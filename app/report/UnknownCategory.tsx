import { CallFailed } from '@parvis/api/client';
import type { Scan } from '@parvis/api/entities/customer';
import { NothingHere } from '../shell/NothingHere.tsx';
import { useTexts } from '../texts/useTexts.ts';

/** The place has no such category. */
export const isUnknown = (error: Error | null): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'unknownCategory';

/** An address that reports under a category which its place does not have: waiting mends nothing, the menu does. */
export const UnknownCategory = ({ scan: { qrid, cstmr } }: { scan: Scan }) => {
  const { t } = useTexts();
  return (
    <NothingHere
      texts={{ title: t('report.unknown'), text: t('report.unknown.text') }}
      ways={[
        { href: `/q/${qrid}`, label: t('report.toMenu') },
        { href: '/m/home', label: t('nav.cases') },
      ]}
      site={cstmr.cstmrLbl}
      legal={cstmr}
    />
  );
};
