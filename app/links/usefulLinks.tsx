import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { TextStore } from '@parvis/locales/translate';
import { GlobeIcon } from '@parvis/ui/icons/GlobeIcon';
import { MailIcon } from '@parvis/ui/icons/MailIcon';
import { PhoneIcon } from '@parvis/ui/icons/PhoneIcon';
import type { LinksProps } from '@parvis/ui/screens/Links';

type UsefulLinks = NonNullable<LinksProps['useful']>;

/** The host of a site; nothing for an address that may not be followed. */
export const hostOf = (address: string): string | undefined => {
  try {
    const { protocol, host } = new URL(address);
    return /^https?:$/.test(protocol) ? host : undefined;
  } catch {
    return undefined;
  }
};

/** How to reach a customer elsewhere: site, phone, mail, as far as the customer names them. */
export function usefulLinks({ contact = {} }: Pick<CustomerInfo, 'contact'>, t: TextStore['t']): UsefulLinks {
  const { www, phone, mail } = contact;
  const host = www && hostOf(www);
  return [
    ...(www && host
      ? [{ href: www, label: t('links.www'), note: host, icon: <GlobeIcon size={20} />, external: true }]
      : []),
    ...(phone
      ? [
          {
            href: `tel:${phone.replaceAll(/\s/g, '')}`,
            label: t('links.phone'),
            note: phone,
            icon: <PhoneIcon size={20} />,
          },
        ]
      : []),
    ...(mail
      ? [{ href: `mailto:${mail}`, label: t('links.mail'), note: mail, icon: <MailIcon size={20} /> }]
      : []),
  ];
}
