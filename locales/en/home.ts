import type { Translation } from '../forms/plurals.ts';
import type { home as French } from '../fr/home.ts';

/** Home, settings, info and the start page. */
export const home: Translation<typeof French> = {
  'home.title': 'My reports',
  'home.more': 'Show more reports',
  'home.partial': 'Some reports may be missing here',
  'home.empty': 'No report on this device',
  'home.empty.text': 'Scan the QR code on a poster to report a problem. Your reports will appear here.',
  'home.elsewhere': 'Find those of another device',
  'home.report': 'Report here',
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
  'settings.session.text':
    'A cookie links this device to your reports. Signing out erases it: those sent without an e-mail address cannot be found again.',
  'settings.session.known':
    'A cookie links this device to your reports. Signing out erases it; you will find them again with your e-mail address.',
  'settings.mail': 'E-mail address',
  'settings.mail.none':
    'With a verified address you find your reports again on another device, and here those that you sent from elsewhere.',
  'settings.mail.known': '{{mail}}, verified. Give it on another device to find your reports there.',
  'settings.mail.staff': '{{mail}}, verified. It also opens the staff area to you.',
  'settings.mail.add': 'Give my e-mail address',
  'settings.mail.change': 'Change address',
  'settings.mail.erase': 'Erase my address',
  'settings.mail.erased': 'Your address is erased.',
  'settings.mail.code': 'Enter the code that was sent to {{mail}}',
  'settings.mail.failed': 'Your address may not have been erased. Check the network, then try again.',
  'settings.mail.closed': 'This page could not be opened. Check the network, then try again.',
  'settings.disconnect': 'Sign out',
  'settings.data': 'Your data',
  'settings.data.text': 'You can take them with you, leave this device, or erase everything.',
  'settings.export': 'Download my data',
  'settings.eraseCookies': 'Erase the cookies of this device',
  'settings.eraseAll': 'Erase everything',
  'settings.eraseCookies.known':
    'Erase the cookies of this device? All that it keeps will be gone from here; you will find your reports again by signing in with your e-mail address.',
  'settings.eraseCookies.done': 'This device keeps nothing of you any more.',
  'settings.eraseCookies.failed': 'The cookies may not have been erased. Check the network, then try again.',
  'settings.eraseAll.done': 'Everything is erased, on this device and with us.',
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
  'start.title': 'Report a problem',
  'start.lost': 'This address leads nowhere',
  'start.lost.text':
    'Check the address, or scan the QR code on site again. If somebody sent you a link, ask them for it again.',
  'start.connect': 'This link is not valid, or no longer',
  'start.connect.text': 'Ask whoever sent it for another one, or scan the QR code on site.',
  'start.text':
    'Use your phone’s camera to scan the QR code displayed on site. The page of the place opens here, with no account to create.',
  'start.demo': 'Try the demonstration',
  'start.cases': 'See my reports',
  'start.login': 'Staff sign-in',
  'settings.disconnect.known':
    'Sign out of this device? You will find everything again by signing in with your e-mail address.',
  'settings.disconnect.done': 'You are signed out.',
  'settings.disconnect.failed':
    'Signing out did not work: you are still signed in. Check the network, then try again.',
};
