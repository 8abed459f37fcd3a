import { logoAddress } from '@parvis/api/addresses';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { customers } from '../../platform/db/schema.ts';

export type CustomerRow = typeof customers.$inferSelect;

const toPictureAddress = (id: string | null): string | undefined =>
  id === null ? undefined : logoAddress(id);

const localizeAnswering = (
  { answering }: CustomerRow,
  locale: Locale,
): Pick<CustomerInfo, 'readBy' | 'within'> => ({
  ...(answering?.readBy && { readBy: wordsIn(answering.readBy, locale) }),
  ...(answering?.within && { within: wordsIn(answering.within, locale) }),
});

export function toCustomerInfo(row: CustomerRow, locale: Locale): CustomerInfo {
  const { mail, phone, www } = row.contact ?? {};
  const [logo, wlogo, banner] = [
    toPictureAddress(row.logoId),
    toPictureAddress(row.wideLogoId),
    toPictureAddress(row.bannerId),
  ];
  return {
    cuid: row.cuid,
    cstmrLbl: wordsIn(row.lbl, locale),
    cstmrType: row.cstmrType,
    ...(logo && { logo }),
    ...(wlogo && { wlogo }),
    ...(banner && { banner }),
    ...(row.greeting && { greeting: wordsIn(row.greeting, locale) }),
    theme: {
      light: row.light,
      dark: row.dark,
      ...(Object.keys(row.appShape).length > 0 && { shape: { ...row.appShape } }),
    },
    emergency: row.emergency.map(({ number, lbl }) => ({ number, lbl: wordsIn(lbl, locale) })),
    ...(row.contact && { contact: { ...(mail && { mail }), ...(phone && { phone }), ...(www && { www }) } }),
    retentionDays: row.retentionDays,
    ...(row.contactWanted !== 'no' && { contactWanted: row.contactWanted }),
    ...(row.messageLetters !== 'latin' && { messageLetters: row.messageLetters }),
    ...(row.legal?.accessibility && { accessibility: row.legal.accessibility }),
    ...(row.countUsage && { countUsage: true as const }),
    ...localizeAnswering(row, locale),
  };
}
