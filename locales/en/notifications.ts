import type { Translation } from '../forms/plurals.ts';
import type { notifications as French } from '../fr/notifications.ts';

/** Notifications on a device: offer, state and remedies. */
export const notifications: Translation<typeof French> = {
  'notif.title.phone': 'Be told on this phone',
  'notif.title.other': 'Be told on this device',
  'notif.ask': 'Tell me',
  'notif.again': 'Try again',
  'notif.stop': 'Stop telling me here',
  'notif.close': 'No thanks',
  'notif.content': 'Show the text of the message',
  'notif.content.text':
    'Otherwise the notification only says that there is news. The text can be read on the lock screen.',
  'notif.content.failed': 'This choice could not be saved. Check the network and try again.',
  'notif.init': 'Checking what this browser allows…',
  'notif.install':
    'On iPhone and iPad, notifications only reach pages that were added to the Home Screen. To add this one:',
  'notif.install.here':
    'On iPhone and iPad, notifications only reach pages that were added to the Home Screen: see below how to add this one.',
  'notif.install.share': 'Tap the share button of the browser.',
  'notif.install.add': 'Choose “Add to Home Screen”.',
  'notif.install.open': 'Open the page from its new icon, then come back to these settings.',
  'notif.old':
    'This device cannot show notifications yet: it takes iOS 16.4 or newer. An update may be enough.',
  'notif.old.title': 'No notifications on this device',
  'notif.old.mail': 'With an e-mail address you are told all the same.',
  'notif.old.give': 'Give my address',
  'notif.old.close': 'Got it',
  'notif.none':
    'This browser shows no notifications. If the page opened inside another app, open it in your usual browser.',
  'notif.noWorker':
    'Nothing can reach you here while the page is closed: that is so in a private window, and where the address does not begin with “https”.',
  'notif.workerFailed': 'Notifications could not be set up on this device. Check the network and try again.',
  'notif.offer': 'You see a notification when there is an answer, even while this page is closed.',
  'notif.offer.staff':
    'You see a notification when a case comes in or somebody answers you, even while this page is closed.',
  'notif.lost':
    'Notifications were turned off in the settings of the browser: nothing reaches you here any more.',
  'notif.trying': 'Turning them on…',
  'notif.ready': 'They are on: you see a notification here when there is an answer.',
  'notif.ready.staff': 'They are on: you see a notification here when a case waits for you.',
  'notif.vapidFailed': 'The service did not answer: nothing reaches you here for now.',
  'notif.subscriptionFailed':
    'This browser could not subscribe to notifications. Some company networks block them.',
  'notif.registerFailed': 'The service could not note this device: nothing reaches you here for now.',
  'notif.soon': 'It tries again in a few seconds.',
  'notif.denied': 'Your browser blocks the notifications of this site. To allow them:',
  'notif.denied.private': 'In a private window they stay blocked.',
  'notif.denied.sign': 'Open the menu to the left of the page’s address.',
  'notif.denied.permissions': 'Tap “Permissions”, then “Notifications”.',
  'notif.denied.choose': 'Allow notifications, then come back here.',
  'notif.denied.switch': 'Set “Notifications” to “Allow”, then come back here.',
  'notif.denied.firefox': 'Remove “Blocked” beside “Send notifications”, then come back here.',
  'notif.denied.mac': 'In the settings of Safari, open “Websites”, then “Notifications”.',
  'notif.denied.ios': 'In the settings of your iPhone or iPad, open “Notifications”.',
  'notif.denied.iosApp': 'Choose the app that has the name of this site.',
  'notif.denied.samsung':
    'In the settings of Samsung Internet, open “Sites and downloads”, then “Notifications”.',
  'notif.denied.other': 'In the settings of your browser, look for the notifications of this site.',
};
