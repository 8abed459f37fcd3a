import type { Translation } from '../forms/plurals.ts';
import type { terms as French } from '../fr/terms.ts';

/** Terms of use; first version dated 21 June 2025 (specification 1). */
export const terms: Translation<typeof French> = {
  'terms.title': 'Terms of use',
  'terms.updated': 'Last updated: June 21, 2025',
  'terms.1.title': 'What this service does',
  'terms.1.text':
    'The service is an intermediary: it puts contributors, who report a problem, in touch with a client (a town or a public venue), whose staff handle the report. It builds a local network of communication and mutual help.',
  'terms.2.title': 'What you write',
  'terms.2.text':
    'Messages are not reviewed before they are passed on. The provider acts as a host. You are responsible for what you send: be precise and courteous, and do not photograph people without their consent.',
  'terms.3.title': 'Your data',
  'terms.3.text':
    'No account is needed. A random identifier links this device to your reports. Messages, photos and videos are erased or anonymised 30 days after they were sent, or sooner if the client chose so.',
  'terms.4.title': 'Emergencies',
  'terms.4.text':
    'This service is not an emergency line. If there is danger, call 15, 17, 18 or 112; or text 114.',
  'terms.5.title': 'Cookies',
  'terms.5.text':
    'A strictly necessary cookie is set once you agree; a second one keeps your choice of language. There is no advertising and no third-party measurement.',
};
