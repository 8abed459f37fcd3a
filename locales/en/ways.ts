import type { Translation } from '../forms/plurals.ts';
import type { ways as French } from '../fr/ways.ts';

/** Notification channels in a person's settings. */
export const ways: Translation<typeof French> = {
  'ways.title': 'How you are told',
  'ways.text': 'In this order, until you have seen it. Nothing at night.',
  'ways.text.staff':
    'In this order: the next one is used only if you have not seen the news by the one before. At night only dangers pass.',
  'ways.failed': 'The service did not answer. Check the network, then open the settings again.',
  'ways.offline':
    'This cannot be shown without a network. What you chose stays, and will show as soon as the network is back.',
  'ways.name.page': 'This page',
  'ways.name.push': 'Notifications',
  'ways.name.mail': 'E-mail',
  'ways.name.sms': 'SMS',
  'ways.on.page': 'While it is open, news appear on it at once.',
  'ways.on.push': 'On, on one of your devices at least: they come when nobody looks at the page.',
  'ways.on.mail': 'On: a single message for all that you have not seen.',
  'ways.on.sms': 'On: a single SMS, if nothing else was seen. It never holds the words of the answer.',
  'ways.lack.noBrowser': 'None of your devices gets any.',
  'ways.lack.noAddress': 'No verified address.',
  'ways.lack.noNumber': 'No verified number.',
  'ways.lack.notWanted.mail':
    'You get none. You can change your mind in “E-mails when somebody answers you”.',
  'ways.lack.notWanted.mail.staff': 'You get none since you stopped them.',
  'ways.lack.notWanted.sms': 'You get none.',
  'ways.lack.notPaid': 'This place sends no news by SMS.',
  'ways.lack.notPaid.staff': 'Your organisation sends no SMS. E-mail and notifications are left.',
  'ways.lack.notHere': 'Nothing is sent in this way from here for now.',
  'ways.sms.wanted': 'Tell me by SMS at last',
  'ways.mail.wanted.staff': 'Tell me by e-mail when nobody takes a case or somebody writes to me',
  'ways.try': 'Send a trial',
  'ways.try.of': 'Send a trial: {{way}}',
  'ways.tried.page': 'It works: this page and the service hear each other.',
  'ways.tried.sent': 'The trial has left: it arrives any moment.',
  'ways.tried.underWay': 'The trial has not left yet: it is tried again for some minutes.',
  'ways.tried.failed': 'The trial could not leave. Check the address or the number, then try again.',
  'ways.tried.off': 'Nothing comes by this way: no trial has left.',
  'ways.tried.tooMany': 'Several trials have just left. Wait some minutes before the next one.',
  'ways.tried.network': 'The service did not answer. Check the network, then try again.',
};
