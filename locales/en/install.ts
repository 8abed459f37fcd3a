import type { Translation } from '../forms/plurals.ts';
import type { install as source } from '../fr/install.ts';

/** A newer version, the installed app, and missing browser features. */
export const install: Translation<typeof source> = {
  'update.title': 'A new version is ready',
  'update.take': 'Update',
  'install.title': 'Keep this service at hand',
  'install.lead': 'Installed on this device, it opens with one tap, even without a network.',
  'install.button': 'Install the app',
  'install.close': 'No thanks',
  'install.iosSafari.share': 'Tap Share in Safari’s bar (it may be behind “…”)',
  'install.iosSafari.share.seen':
    'At the bottom of the screen, in the middle of Safari’s bar: a square with an arrow pointing up out of it.',
  'install.iosSafari.share.seenPad':
    'At the top of the screen, to the right of the address: a square with an arrow pointing up out of it.',
  'install.iosShare.share': 'Tap Share, in the address bar or the browser’s menu',
  'install.ios.text':
    'The app will open without your reports: find them there by an address or a number that you verified here, in the settings.',
  'install.ios.add': 'Choose “Add to Home Screen”, further down the list',
  'install.ios.add.seen': 'In the list that opened, one line ends with a square that holds a plus sign.',
  'install.ios.done.seen': 'The button is at the top of the screen, on the right.',
  'install.ios.done': 'Tap “Add”',
  'install.samsung.menu': 'Open the menu, at the bottom right',
  'install.samsung.add': 'Choose “Add page to”, then “Home screen”',
  'install.firefox.menu': 'Open Firefox’s menu, next to the address',
  'install.firefox.add': 'Choose “Add to Home screen”',
  'install.openSafari.title': 'Open this page in Safari',
  'install.open.text': 'It cannot be installed from here, and your reports may not be found again.',
  'install.open.menu': 'Open the menu of the app you are in',
  'install.openSafari.open': 'Choose “Open in Safari” or “Open in browser”',
  'install.openChrome.title': 'Open this page in Chrome',
  'install.openChrome.open': 'Choose “Open in Chrome” or “Open in browser”',
  'install.here.title': 'The app on this device',
  'install.here.text': 'Once installed, it opens with one tap, even without a network.',
  'install.here.installed': 'It is installed.',
  'install.here.none':
    'This browser does not offer to install it. Its menu may let you add this page to the device.',
  'browser.inApp':
    'This page is open inside another app, which may forget your reports. Open it in your browser.',
  'browser.iosOther':
    'On iPhone and iPad, Safari works best: not all other browsers show notifications there.',
  'browser.samsungDark':
    'Samsung Internet is darkening this page in its own way, so some colours may be wrong. Choose “Dark” here, or turn off Samsung Internet’s dark mode.',
  'browser.darkened': 'Samsung Internet is darkening this page: its colours may be wrong.',
  'browser.darkened.settings': 'Appearance',
  'files.title': 'Files kept on this device',
  'files.text': 'If a page shows wrongly. Nothing of yours is erased.',
  'files.clear': 'Clear the files kept',
  'files.done': 'Done: the files were cleared, and have come back.',
  'files.offline':
    'Without a network these files would not come back: nothing was cleared. Try again once you are online.',
  'files.failed': 'That did not work. Check your connection, then try again.',
};
