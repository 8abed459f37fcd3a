import type { Translation } from '../forms/plurals.ts';
import type { entry as French } from '../fr/entry.ts';

/** What the first view after a scan says. */
export const entry: Translation<typeof French> = {
  'app.name': 'Parvis',
  'nav.home': 'Home',
  'nav.cases': 'My reports',
  'nav.settings': 'Settings',
  'nav.info': 'Info',
  'gate.title': 'Welcome',
  'gate.lead': 'Report a problem in a few taps, without an account.',
  'gate.cookies':
    'Once you agree, a cookie lets you find your reports again on this device; your choice of language is kept here too. No advertising, no tracking.',
  'gate.check': 'I accept the terms of use',
  'gate.terms': 'Read the terms of use',
  'gate.accept': 'Accept and continue',
  'gate.decline': 'Decline',
  'gate.declined':
    'Without this cookie and your agreement to the terms, the site cannot work. You can change your mind.',
  'gate.cookiesOff': 'Please enable cookies',
  'gate.cookiesOff.text': 'Your browser refuses cookies. Allow them for this site, then reload the page.',
  'load.session': 'Init session...',
  'load.servers': 'Contacting servers...',
  'load.page': 'Loading…',
  'load.slow': 'Loading seems to have failed, try refreshing?',
  'load.failed': 'Loading error, please try again later...',
  'load.failed.text': 'Check your connection, then try again.',
  'load.retry': 'Try again',
  'load.retrying': 'The connection is poor, trying again…',
  'error.title': 'This page could not be shown',
  'error.text': 'an error was encountered, try refreshing the page',
  'error.reload': 'Refresh the page',
  'error.home': 'Go to the home page',
  'qr.unknown': 'This code is not recognised',
  'qr.unknown.text':
    'The code “{{qrid}}” does not lead to any place. Check the address or scan the poster again.',
  'qr.stale': 'This code is no longer in use',
  'qr.stale.text': 'The poster has been replaced. Look for a newer code nearby, or tell the staff.',
  'menu.title': 'What would you like to report?',
  'menu.continue': 'Select an option to continue.',
  'menu.poll': 'Choose a poll.',
  'menu.info': 'Choose an item of information.',
  'menu.other': 'Report, or select another category.',
  'menu.report': 'Report: {{lbl}}',
  'menu.root': 'Home',
  'menu.empty': 'Nothing to report here yet',
  'menu.empty.text': 'This place has no category yet. Please ask the staff.',
};
