import type { Translation } from '../forms/plurals.ts';
import type { legal as French } from '../fr/legal.ts';

/** Legal pages of a customer: privacy and accessibility. */
export const legal: Translation<typeof French> = {
  'privacy.title': 'Personal data',
  'privacy.lead':
    'What {{site}} keeps of you when you report a problem here, why, for how long, and how to take all of it along or erase all of it.',
  'privacy.who': 'Who is responsible',
  'privacy.who.text':
    '{{controller}} is the controller of what you send here. The service runs on the software Parvis; whoever operates it acts on its behalf and on its instructions (processor, article 28 of the GDPR).',
  'privacy.site.each': 'that organisation',
  'privacy.who.each':
    'The organisation that receives your report (a town, a venue, a campus) is the controller of what you send to it. Its own pages lead to the one that names it. Whoever operates this service acts on its behalf and on its instructions (processor, article 28 of the GDPR).',
  'privacy.dpo': 'Data protection officer: {{mail}}',
  'privacy.why': 'Why',
  'privacy.why.text':
    'Your messages serve to see to your report and to answer you, and nothing else: no advertising, no profile, no automated decision.',
  'privacy.why.public':
    'Legal basis: a task carried out in the public interest (article 6, paragraph\u00a01, point\u00a0e, of the GDPR).',
  'privacy.why.interest':
    'Legal basis: the legitimate interest in keeping up the places that receive you (article 6, paragraph\u00a01, point\u00a0f, of the GDPR).',
  'privacy.why.news':
    'News by e-mail are sent only if you ask for them. Legal basis: your consent (article 6, paragraph\u00a01, point\u00a0a, of the GDPR), which you withdraw by one press, from each of these e-mails or in the settings.',
  'privacy.kept': 'What is kept, and for how long',
  'privacy.kept.what': 'What',
  'privacy.kept.long': 'For how long',
  'privacy.kept.case': 'Your report, your answers, all of its messages and their photos',
  'privacy.kept.case.long_one':
    '{{count}} day after the report was sent; after that only numbers are left, which do not lead to you',
  'privacy.kept.case.long_other':
    '{{count}} days after the report was sent; after that only numbers are left, which do not lead to you',
  'privacy.kept.given': 'The e-mail address or number that you give with a report, verified or not',
  'privacy.kept.given.long': 'With that report; you can change them or take them back until it is closed',
  'privacy.kept.session':
    'The random identifier of this device, its type, its browser, your choice of language and appearance',
  'privacy.kept.session.long':
    '30 days after your last visit; 180 days if you verified an e-mail address or a number',
  'privacy.kept.mail': 'Your e-mail address and mobile number, if you verified them',
  'privacy.kept.mail.long':
    'As long as a device is signed in with them or a report belongs to them, and 30 days at least',
  'privacy.kept.news': 'Your choice to get news by e-mail',
  'privacy.kept.news.long': 'Until you change it, or with your address',
  'privacy.kept.sent':
    'An e-mail or a text message for you: the address or number and the words until it is sent, then only that there was one',
  'privacy.kept.sent.long': '2 days',
  'privacy.kept.pushed':
    'If you want notifications: the address of your browser at the service that hands them to it, and the words of each until it is sent',
  'privacy.kept.pushed.long':
    'The address as long as this device knows you, or until you want no more of them; that there was a notification and whether it was opened, 2 days',
  'privacy.kept.code':
    'A request for a code by e-mail or text message: the address or number, a hash of the network',
  'privacy.kept.code.long': '2 days',
  'privacy.kept.device': 'That a device signed in with your address or number before',
  'privacy.kept.device.long': '400 days after it signed in last',
  'privacy.kept.scan': 'That a code was scanned, without saying by whom',
  'privacy.kept.scan.long': '30 days',
  'privacy.kept.contact':
    'A message of the contact page, with your name and address, until it leaves by e-mail; then its hash, so that it leaves only once',
  'privacy.kept.contact.long': '2 days at most',
  'privacy.kept.erased':
    'If you erase everything: a hash of your random identifier, so that a backup of before is erased of you as well',
  'privacy.kept.erased.long': '30 days',
  'privacy.seen': 'Who can see it',
  'privacy.seen.text':
    'The staff of {{site}} who see to reports, and those who run the service, only to keep it running.',
  'privacy.seen.processors':
    'Processors work for the service, on instructions and for nothing else: whoever hosts the server and the photos, the mail server that carries e-mails, and the gateway that carries text messages, with the number and the words of each. Your data are not sold, rented or passed on to anybody else.',
  'privacy.seen.pushed':
    'If you want notifications, they pass through the service of the maker of your browser (Apple, Google, Microsoft or Mozilla, often outside the European Union). They are encrypted for your device alone: that service sees that there is one, not what it says.',
  'privacy.rights': 'Your rights',
  'privacy.rights.text':
    'You can at any time download all that is kept of you, or erase all of it at once, in the settings. You can also ask for access to your data, for their rectification or a restriction of their processing, and object to it. When you erase everything, what staff wrote stays in the report until the day it is erased, with no link to you.',
  'privacy.rights.settings': 'Open the settings',
  'privacy.rights.write': 'For any request: {{mail}}',
  'privacy.complain': 'Complaints',
  'privacy.complain.text':
    'If you believe that your rights are not respected, you can lodge a complaint with the French data protection authority (CNIL), 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, France.',
  'privacy.complain.link': 'Lodge a complaint with the CNIL',
  'privacy.cookies': 'Cookies',
  'privacy.cookies.text':
    'Only cookies that the service needs are set: pv_session (your session) after you agreed, pv_device (a device that signed in before) when you sign in, pv_code (for ten minutes, the device that asked for a sign-in code), pv_lang and pv_scheme (your language and appearance) when you choose them. Your device also keeps, without sending them, the code scanned last, your drafts and your last conversation for a day, your messages until they have left and, after you agreed, the pages of the codes that you scanned and who you are, so that they open without a network, until you leave or erase them. There is no advertising, and no audience measurement by others.',
  'privacy.usage': 'What the service measures of itself',
  'privacy.usage.text':
    'To improve it, the service counts how often a code is opened, in which language, whether in the installed app, at which step a report stops, how long it takes and whether it leaves without a network. These are mere numbers by day: without cookies, without identifiers, without your address on the network, with no link to you or your report. They are kept for 25 months.',
  'privacy.usage.refuse':
    'Not to be counted, switch on Do Not Track or Global Privacy Control in your browser: your device then sends none of this.',
  'privacy.usage.off': 'Here this counting is switched off: nothing is measured.',
  'access.title': 'Accessibility statement',
  'access.lead':
    '{{controller}} undertakes to make its digital services accessible, in accordance with article 47 of the French act no. 2005-102 of 11 February 2005. This statement applies to the reporting pages of {{site}}.',
  'access.conform': 'State of compliance',
  'access.conform.text':
    'The reporting pages of {{site}} are {{state}} with the French general accessibility framework (RGAA), version 4.1.2.',
  'access.results': 'Results of the tests',
  'access.results.text':
    'The product Parvis, of which the reporting pages of {{site}} are made, was checked by the team that develops it, from {{from}} to {{to}}: a self-assessment, without an audit by a third party. Neither the content nor the settings of {{site}} were checked.',
  'access.results.counts': 'Of {{applies}} applicable criteria of RGAA 4.1.2:',
  'access.results.met': '{{count}} are met',
  'access.results.unmet_one': 'one is not met',
  'access.results.unmet_other': '{{count}} are not met',
  'access.results.unchecked':
    '{{count}} are yet to be checked with a screen reader, and are not counted as met',
  'access.results.pages':
    'Pages checked: gate of a code, menu, report (questions, photo, review), thanks, conversation, my reports, settings, information, contact, links, terms, personal data, this statement, sign-in, staff area (list, case, settings), theme studio, previews.',
  'access.missing': 'What is not accessible',
  'access.missing.unmet':
    'Not compliant (criterion 8.7): the language of what staff write is marked only where they chose one, and that of previews in lists is not.',
  'access.missing.unchecked':
    'Yet to be checked: how NVDA, JAWS, VoiceOver and TalkBack read these pages, trials on an iPhone, and the texts, logos and pictures that {{site}} provides.',
  'access.missing.exempt':
    'Exempt: messages, photos and videos of visitors, which are content of third parties. Videos of staff have captions where their authors write them.',
  'access.plan': 'Multi-year plan and action plan',
  'access.plan.text':
    'Article 47 asks {{controller}} for a multi-year accessibility plan (schéma pluriannuel) and yearly action plans, for all of its digital services; ask for them at the address below. The action plan of the product Parvis for {{year}}:',
  'access.plan.audit': 'an audit of the {{applies}} criteria by a third party, with screen readers',
  'access.plan.devices': 'trials with VoiceOver on an iPhone and TalkBack on Android',
  'access.plan.again': 'a new check and a new statement with each version that changes a screen',
  'access.made': 'How this statement was made',
  'access.made.text':
    'This statement was made on {{date}}. Technologies: HTML, CSS, JavaScript, SVG and ARIA. Means: keyboard, axe-core, the accessibility tree, 400% zoom, 200% text, text spacing, forced colours, with Chromium, Firefox and WebKit. No screen reader and no iPhone.',
  'access.contact': 'Feedback and contact',
  'access.contact.text':
    'If you cannot reach some content or service, write to us to be pointed to an accessible alternative or to be given the content in another form.',
  'access.contact.page': 'Write to us',
  'access.appeal': 'Ways of appeal',
  'access.appeal.text':
    'If you told us of a defect that keeps you from some content or service, and had no satisfactory answer, you can:',
  'access.appeal.write': 'write a message to the Defender of Rights (Défenseur des droits)',
  'access.appeal.meet': 'contact the delegate of the Defender of Rights in your region',
  'access.appeal.post':
    'send a letter by post (free of charge, no stamp needed): Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07, France',
};
