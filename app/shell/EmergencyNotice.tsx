import { EMERGENCY_BY_SMS } from '@parvis/api/constants';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { EmergencyNumbers } from '@parvis/ui/screens/EmergencyNumbers';

export type EmergencyNoticeProps = {
  numbers: CustomerInfo['emergency'];
  title: string;
  text?: string;
  folded?: boolean;
};

export const EmergencyNotice = ({ numbers, title, text, folded = false }: EmergencyNoticeProps) =>
  numbers.length === 0 ? null : (
    <EmergencyNumbers
      folded={folded}
      texts={{ title, ...(text && { text }) }}
      numbers={numbers.map(({ number, lbl }) => ({ number, label: lbl, bySms: number === EMERGENCY_BY_SMS }))}
    />
  );
