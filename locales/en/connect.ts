import type { Translation } from '../forms/plurals.ts';
import type { connect as French } from '../fr/connect.ts';

/** Sign-in at a desk by phone: on the desk, and on the phone. */
export const connect: Translation<typeof French> = {
  'connect.offer': 'Sign in with your phone',
  'connect.title': 'Sign in with your phone',
  'connect.step.camera': 'Take a phone that is signed in to the staff area, and open its camera.',
  'connect.step.read': 'Point it at this code, then tap the link that appears.',
  'connect.step.number': 'On the phone, choose the number that will appear here.',
  'connect.code': 'QR code to read with your phone',
  'connect.left_one': '{{count}} second left',
  'connect.left_other': '{{count}} seconds left',
  'connect.number': 'Your phone has read the code. Choose the number {{digits}} on it.',
  'connect.over': 'This code is no longer valid: it lasts one minute.',
  'connect.refused': 'Signing in was refused on the phone.',
  'connect.wrongDigits':
    'The number chosen on the phone was not the right one. To be safe, the code is cancelled.',
  'connect.seenTwice': 'Two phones have read this code. To be safe, it is cancelled.',
  'connect.again': 'Show a new code',
  'connect.byMail': 'Get a code by e\u2011mail',
  'connect.away': 'The server does not answer. Check the network: we keep trying.',
  'connect.failed': 'The code could not be prepared. Check the network, then try again.',
  'connect.retry': 'Try again',
  'connect.gate.lead': 'To sign in a computer with this phone.',
  'connect.phone.title': 'Sign in this computer?',
  'connect.phone.text':
    'It will open in your name, {{name}}. Accept only if it is in front of you and you have just shown this code on it.',
  'connect.phone.desk': 'Computer',
  'connect.phone.now': 'Asked just now',
  'connect.phone.since_one': 'Asked {{count}} second ago',
  'connect.phone.since_other': 'Asked {{count}} seconds ago',
  'connect.phone.question': 'Which number does it show?',
  'connect.phone.approve': 'Sign in the computer',
  'connect.phone.refuse': 'Refuse',
  'connect.phone.lost': 'Your answer may not have arrived. Check the network, then try again.',
  'connect.phone.approved': 'The computer is signing in',
  'connect.phone.approved.text':
    'You can put this phone away. To sign the computer out later, go to your settings.',
  'connect.phone.settings': 'See my devices',
  'connect.phone.refused': 'Refused',
  'connect.phone.refused.text': 'Nothing was opened on the computer.',
  'connect.phone.wrongDigits': 'That was not the right number',
  'connect.phone.wrongDigits.text':
    'To be safe, the request is cancelled. Show a new code on the computer, then read it.',
  'connect.phone.seenTwice': 'Another phone has read this code',
  'connect.phone.seenTwice.text':
    'To be safe, the request is cancelled. Show a new code on the computer, then read it.',
  'connect.phone.over': 'This code is no longer valid',
  'connect.phone.over.text':
    'A code is good once, for one minute. Show a new one on the computer, then read it.',
  'connect.phone.notStaff': 'For staff only',
  'connect.phone.notStaff.text':
    'Whoever is signed in on this phone is on no team’s list. Sign in with your work address.',
  'connect.phone.signIn': 'First sign in on this phone',
  'connect.phone.signIn.text':
    'You will come back here. If the code’s minute is over by then, show a new one on the computer.',
  'connect.phone.signIn.go': 'Sign in',
  'connect.phone.none': 'Sign in on a computer',
  'connect.phone.none.text':
    'On the computer, open {{address}} and choose “Sign in with your phone”. Then read the code with this phone’s camera.',
  'connect.phone.board': 'Staff area',
};
