import type { Translation } from '../forms/plurals.ts';
import type { home as French } from '../fr/home.ts';
import { install } from './install.ts';
import { notifications } from './notifications.ts';
import { ways } from './ways.ts';

/** Home, settings, info and the start page. */
export const home: Translation<typeof French> = {
  ...install,
  ...notifications,
  ...ways,
  'home.title': 'My reports',
  'home.more': 'Show more reports',
  'home.partial': 'Some reports may be missing here',
  'home.empty': 'No report on this device',
  'home.empty.text': 'Scan the QR code on a poster to report a problem. Your reports will appear here.',
  'home.elsewhere': 'Find those of another device',
  'home.report': 'Report here',
  'home.unknown': 'Your reports are not shown',
  'home.unknown.text':
    'To see what you have sent, show the reports of this browser, or find them with the address or the number that you verified. To report a problem, scan the QR code displayed on site.',
  'home.unknown.here': 'Show those of this browser',
  'home.signedOut': 'This device is no longer signed in',
  'home.signedOut.text':
    'You signed it out from another device, or it was not used for a long time. Your reports are not lost: verify your address or number again to find them here.',
  'home.find': 'Find my reports again',
  'home.find.text':
    'In the next step, give the address or the number that you verified: your reports will come back to this device.',
  'home.find.here':
    'Sent from another device, or before you signed out: the address or the number that you verified brings them back here.',
  'home.unsent': 'Written here, and not sent',
  'home.unsent.text':
    'This device is no longer known as it was when this was written, so it does not go out. Copy what is still of use to you, or delete it.',
  'home.unsent.waits': 'Somebody else wrote here, and has not sent it yet.',
  'home.unsent.at': 'On {{at}}',
  'home.unsent.known': 'Waits for whoever wrote it: they send it by signing in here.',
  'home.staff': 'Staff area',
  'home.waiting': 'Waiting to be sent',
  'home.you': 'You: {{txt}}',
  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.scheme': 'Appearance',
  'settings.scheme.auto': 'Same as the device',
  'settings.scheme.light': 'Light',
  'settings.scheme.dark': 'Dark',
  'settings.scheme.samsung':
    'Samsung Internet may darken pages in its own way. If colours look wrong, choose “Dark” here, or turn off the dark mode of Samsung Internet.',
  'settings.session': 'On this device',
  'settings.session.text': 'Without a verified address or number, your reports cannot be found again.',
  'settings.session.none': 'No cookie links this device to any report.',
  'settings.session.known': 'You will find your reports again with your verified address or number.',
  'device.title': 'Your devices',
  'device.phone': 'Phone',
  'device.tablet': 'Tablet',
  'device.desktop': 'Computer',
  'device.unknown': 'Unknown device',
  'device.here': 'This device',
  'device.seen': 'Seen on {{day}}',
  'device.end': 'Sign out this device',
  'device.end.of': 'Sign out this device: {{name}}',
  'device.ended': '{{name}}: signed out.',
  'device.failed': '{{name}}: signing out may not have worked. Check the network, then try again.',
  'settings.mail': 'E-mail address',
  'settings.mail.none': 'To find your reports on each of your devices.',
  'settings.mail.none.staff': 'No address on this account: your number opens the staff area to you.',
  'settings.mail.unverified': '{{value}}, given with a report, not verified yet.',
  'settings.mail.verify': 'Verify {{value}}',
  'settings.mail.other': 'Give another address',
  'settings.mail.known': '{{mail}}, verified.',
  'settings.mail.staff': '{{mail}}, verified. It also opens the staff area to you.',
  'settings.news': 'E-mails when somebody answers you',
  'settings.news.off': 'None',
  'settings.news.fact': 'Only tell me',
  'settings.news.words': 'With the text of the answer',
  'settings.news.text':
    'An e-mail is sent if you have not read the answer here. Each one lets you stop them.',
  'settings.mail.add': 'Give my e-mail address',
  'settings.mail.change': 'Change address',
  'settings.mail.erase': 'Erase my address',
  'settings.mail.erased': 'Your address is erased.',
  'settings.mail.code': 'Enter the code that was sent to {{mail}}',
  'settings.mail.code.late':
    'Enter the code for {{mail}} here when it arrives: sending it takes longer than usual',
  'settings.mail.code.new': 'Enter the new code that was sent to {{mail}}',
  'settings.code.tries_one': '{{text}} {{count}}\u00a0try left.',
  'settings.code.tries_other': '{{text}} {{count}}\u00a0tries left.',
  'settings.code.noTries': 'This is not the code, and it can no longer be used. Ask for another one.',
  'settings.mail.code.newest': 'This code is not right. Only the newest one counts, sent to {{mail}}.',
  'settings.second.notSent':
    'The first code was right, but nothing is verified yet without the second one. After ten minutes, stop and start again.',
  'settings.mail.undelivered':
    'The e-mail could not be delivered: this code will not arrive. Ask for another one, or give another address.',
  'settings.phone.undelivered':
    'The text message could not be delivered: this code will not arrive. Ask for another one, or give another number.',
  'settings.second.undelivered.mail':
    'The e-mail could not be delivered: this second code will not arrive. Ask for another one.',
  'settings.second.undelivered.sms':
    'The text message could not be delivered: this second code will not arrive. Ask for another one.',
  'settings.mail.notSent': 'The e-mail could not be sent. Check the address, or try again later.',
  'settings.mail.joined': 'It already had an account: its reports are here now, under “My reports”.',
  'settings.mail.failed': 'Your address may not have been erased. Check the network, then try again.',
  'settings.mail.closed': 'This page could not be opened. Check the network, then try again.',
  'settings.phone': 'Mobile number',
  'settings.phone.none': 'Also lets you find your reports again.',
  'settings.phone.none.staff': 'No number on this account: your address opens the staff area to you.',
  'settings.phone.unverified': '{{value}}, given with a report, not verified yet.',
  'settings.phone.verify': 'Verify {{value}}',
  'settings.phone.other': 'Give another number',
  'settings.phone.known': '{{phone}}, verified.',
  'settings.phone.staff': '{{phone}}, verified. It also opens the staff area to you.',
  'settings.phone.add': 'Give my mobile number',
  'settings.phone.change': 'Change number',
  'settings.phone.erase': 'Erase my number',
  'settings.phone.erased': 'Your number is erased.',
  'settings.phone.code': 'Enter the code that was sent to {{phone}}',
  'settings.phone.code.late':
    'Enter the code for {{phone}} here when it arrives: sending it takes longer than usual',
  'settings.phone.code.new': 'Enter the new code that was sent to {{phone}}',
  'settings.phone.code.newest': 'This code is not right. Only the newest one counts, sent to {{phone}}.',
  'settings.phone.notSent': 'The text message could not be sent. Check the number, or try again later.',
  'settings.phone.joined': 'It already had an account: its reports are here now, under “My reports”.',
  'settings.phone.new':
    'No reports were linked to it yet. Those that you send from here can be found with it on another device.',
  'settings.phone.delivered':
    'The text message has arrived on that phone. Look among messages of unknown senders, too.',
  'settings.mail.failed.mail': 'The e-mail could not be delivered to this address.',
  'settings.phone.failed.sms': 'The text message could not be delivered to this number.',
  'settings.phone.failed': 'Your number may not have been erased. Check the network, then try again.',
  'settings.phone.closed': 'This page could not be opened. Check the network, then try again.',
  'settings.phone.refused.form': 'This is not a French mobile number.',
  'settings.phone.refused.foreign':
    'This number is of another country. We send text messages to French mobiles alone, which begin with 06, 07 or +33.',
  'settings.phone.refused.landline':
    'This is the number of a landline, which gets no text messages. Give a mobile number, beginning with 06 or 07.',
  'settings.phone.refused.premium':
    'This is a special or premium-rate number. Give a mobile number, beginning with 06 or 07.',
  'settings.choices.forget': 'Forget language and appearance',
  'settings.choices.failed': 'Your choices could not be forgotten. Check the network, then try again.',
  'settings.disconnect': 'Sign out',
  'settings.data': 'Your data',
  'settings.leave': 'Leave or erase',
  'settings.export': 'Download my data',
  'settings.eraseCookies': 'Erase the cookies of this device',
  'settings.eraseAll': 'Erase everything',
  'settings.eraseCookies.known':
    'Erase the cookies of this device? All that it keeps will be gone from here; to find your reports again, scan a code, then give the address or the number that you verified.',
  'settings.eraseCookies.done': 'This device keeps nothing of you any more.',
  'settings.eraseCookies.failed': 'The cookies may not have been erased. Check the network, then try again.',
  'settings.eraseAll.done':
    'Your messages, photos and contact details are erased, on this device and with us. Your reports stay, with nothing of you, until the day they are erased.',
  'settings.eraseAll.failed': 'Your data may not have been erased. Check the network, then try again.',
  'info.title': 'Info',
  'info.about': 'About',
  'info.about.text':
    'This service puts visitors in touch with the teams of the place. It is provided with Parvis.',
  'info.contact': 'Contact',
  'info.emergency': 'Emergencies',
  'info.emergency.text': 'This service is not an emergency line.',
  'info.legal': 'Terms',
  'info.write': 'Write to us',
  'info.links': 'Useful links',
  'info.terms': 'Terms of use',
  'site.home': 'Public site of the service',
  'site.contact': 'Contact the service provider',
  'site.campus': 'Campus home of the region',
  'site.admin': 'Admin site',
  'site.admin.text': 'The settings of the service for administrators are on {{host}}.',
  'campus.none': 'No campus page here',
  'campus.none.text':
    'This service has no campus home for this region. To report a problem, scan the QR code displayed on site.',
  'start.title': 'Report a problem',
  'start.lost': 'This address leads nowhere',
  'start.lost.text':
    'Check the address, or scan the QR code on site again. If somebody sent you a link, ask them for it again.',
  'start.text':
    'Scan the QR code displayed on site, here or with your phone’s camera. The page of the place opens, with no account to create.',
  'scan.open': 'Scan a code',
  'start.again': 'Report at the place scanned last',
  'start.demo': 'Try the demonstration',
  'start.cases': 'See my reports',
  'start.login': 'Staff sign-in',
  'settings.disconnect.known':
    'Sign out of this device? You will find everything again with the address or the number that you verified.',
  'settings.disconnect.begun':
    'Sign out of this device? The messages that you began have not been sent: they will be erased. You will find the rest again with the address or the number that you verified.',
  'settings.disconnect.done': 'You are signed out.',
  'settings.disconnect.failed':
    'Signing out did not work: you are still signed in. Check the network, then try again.',
};
