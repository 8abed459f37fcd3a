import { useTexts } from '../texts/useTexts.ts';
import { EmergencyNotice, type EmergencyNoticeProps } from './EmergencyNotice.tsx';

/** Whom to call in danger: one line where nothing dangerous is reported. */
export const Emergency = ({ numbers, folded }: Pick<EmergencyNoticeProps, 'numbers' | 'folded'>) => {
  const { t } = useTexts();
  return folded ? (
    <EmergencyNotice folded numbers={numbers} title={t('report.emergency.short')} />
  ) : (
    <EmergencyNotice numbers={numbers} title={t('report.emergency')} text={t('report.emergency.text')} />
  );
};
