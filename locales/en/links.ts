import type { Translation } from '../forms/plurals.ts';
import type { links as source } from '../fr/links.ts';

export const links: Translation<typeof source> = {
  'links.title': 'Useful links',
  'links.cases': 'My latest reports',
  'links.cases.all': 'See all my reports',
  'links.useful': 'The place',
  'links.www': 'Web site',
  'links.phone': 'Phone',
  'links.mail': 'E-mail',
  'links.legal': 'The service',
  'links.terms': 'Terms of use',
  'links.write': 'Write to us',
  'links.info': 'Contacts and emergency numbers',
  'links.start.text':
    'Scan the QR code displayed on site with the camera of your phone: the page of the place opens here, without an account.',
};
