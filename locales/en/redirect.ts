import type { Translation } from '../forms/plurals.ts';
import type { redirect as source } from '../fr/redirect.ts';

/** The page before another site (`/redirect`). */
export const redirect: Translation<typeof source> = {
  'redirect.to': 'Redirecting to',
  'redirect.site': 'Sending you on to',
  'redirect.site.page': 'This service has an address of its own. The page you are looking for is there.',
  'redirect.site.root': 'This service now has an address of its own.',
  'redirect.nobody': 'There is no service at this address.',
  'redirect.follow': 'Go on',
  'redirect.home': 'Go to the public home page',
  'redirect.unsafe': 'This address is not known to this site',
  'redirect.unsafe.text':
    'We do not send you there. If you did not expect this address, just close the page.',
  'redirect.address': 'Address asked for',
  'redirect.missing': 'No address was given',
  'redirect.missing.text': 'The link is incomplete, or it is not the address of a site.',
};
