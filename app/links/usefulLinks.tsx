import { contactWays } from '@parvis/api/contactWays';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { TextStore } from '@parvis/locales/translate';
import { GlobeIcon } from '@parvis/ui/icons/GlobeIcon';
import { MailIcon } from '@parvis/ui/icons/MailIcon';
import { PhoneIcon } from '@parvis/ui/icons/PhoneIcon';
import type { LinksProps } from '@parvis/ui/screens/Links';

type UsefulLinks = NonNullable<LinksProps['useful']>;

const shown = {
  www: { label: 'links.www', icon: <GlobeIcon size={20} />, external: true },
  phone: { label: 'links.phone', icon: <PhoneIcon size={20} />, external: false },
  mail: { label: 'links.mail', icon: <MailIcon size={20} />, external: false },
} as const;

/** How to reach a customer elsewhere: site, phone, mail, as far as the customer names them. */
export const usefulLinks = ({ contact }: Pick<CustomerInfo, 'contact'>, t: TextStore['t']): UsefulLinks =>
  contactWays(contact)
    .reverse()
    .map(({ kind, href, label: note }) => {
      const { label, icon, external } = shown[kind];
      return { href, label: t(label), note, icon, external };
    });
