import type { Scan } from '@parvis/api/entities/customer';
import { displayDay } from '@parvis/locales/dates';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { kindReasons } from '../cases/blockWords.ts';
import { contactOf } from '../shell/contactAddress.ts';
import { NothingHere } from '../shell/NothingHere.tsx';
import { Said } from '../shell/Said.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { BlockedHere } from './casesHere.ts';
import { EmergencyNotice } from './EmergencyNotice.tsx';

export type BlockedReportProps = BlockedHere & { scan: Scan };

/** In place of the questions, for whoever may send nothing here: that nothing would be taken, why, whom to call in danger, and how to object. */
export const BlockedReport = ({ scan: { cstmr }, blocked, caseNbr }: BlockedReportProps) => {
  const texts = useTexts();
  const { t, locale } = texts;
  const date = displayDay(locale(), new Date(blocked.at));
  return (
    <NothingHere
      icon={<LockIcon size={36} />}
      texts={{ title: t('block.title', { date }), text: t('block.begin') }}
      ways={[
        { href: contactOf(cstmr.cuid, caseNbr), label: t('block.contact') },
        { href: '/m/home', label: t('nav.cases') },
      ]}
      site={cstmr.cstmrLbl}
      legal={cstmr}
    >
      <Said>
        <p>{kindReasons(blocked.reason, texts).join(' ')}</p>
        <p>{t('block.object')}</p>
        <EmergencyNotice numbers={cstmr.emergency} title={t('block.danger')} />
      </Said>
    </NothingHere>
  );
};
