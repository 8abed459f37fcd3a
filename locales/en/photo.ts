import type { Translation } from '../forms/plurals.ts';
import type { photo as French } from '../fr/photo.ts';

/** Photos of a conversation, before and after they are sent. */
export const photo: Translation<typeof French> = {
  'photo.title': 'Photo or video',
  'photo.send': 'Send',
  'photo.alt': 'What the photo shows',
  'photo.alt.hint': 'Optional: read out to people who cannot see it.',
  'photo.turn': 'Turn',
  'photo.blur': 'Blur',
  'photo.blur.title': 'Blur the photo',
  'photo.blur.hint':
    'Draw an area over a face or a number plate, or tap the place. Move it, or pull its corner. With a keyboard: arrows to move, Shift and arrows to resize, Delete to remove.',
  'photo.blur.region': 'Blurred area {{number}}',
  'photo.blur.count_one': 'One blurred area',
  'photo.blur.count_other': '{{count}} blurred areas',
  'photo.blur.add': 'Add an area',
  'photo.blur.larger': 'Larger area',
  'photo.blur.smaller': 'Smaller area',
  'photo.blur.remove': 'Remove the area',
  'photo.blur.undo': 'Undo',
  'photo.blur.done': 'Done',
  'photo.blur.failed': 'The photo could not be blurred. Try again, or remove it.',
  'photo.save': 'Save',
  'photo.remove': 'Remove',
  'photo.take': 'Take a photo or video',
  'photo.pick': 'Choose a photo or video',
  'photo.left_one':
    'One more photo was chosen: a message carries {{max}} at most. Remove one to put it in, or send these: it comes next.',
  'photo.left_other':
    '{{count}} more photos were chosen: a message carries {{max}} at most. Remove one to put another in, or send these: the others come next.',
  'photo.left.kept_one':
    'One more photo was chosen: there is room for {{max}} here. Remove one to put it in; you can send others in the conversation.',
  'photo.left.kept_other':
    '{{count}} more photos were chosen: there is room for {{max}} here. Remove one to put another in; you can send others in the conversation.',
  'photo.keep': 'Add to the report',
  'photo.add': 'Add a photo or video',
  'photo.another': 'Add another photo or video',
  'photo.removeOne': 'Remove photo {{number}}',
  'photo.left.next': 'Add the next one',
  'photo.full_one': 'That is all for this time.',
  'photo.full_other': 'That is all for this time: {{count}} photos at most.',
  'photo.noRoom':
    'This device has hardly any room left: a photo that waits for the network may be lost here. Make room, or keep this page open until it is sent.',
  'camera.title': 'Take a photo or video',
  'camera.live': 'What the camera sees',
  'camera.opening': 'Opening the camera…',
  'camera.shoot': 'Take the photo',
  'camera.turn': 'Switch camera',
  'camera.torch': 'Light',
  'camera.retake': 'Retake the last one',
  'camera.name': 'Photo {{number}}',
  'camera.taken_one': 'One photo taken',
  'camera.taken_other': '{{count}} photos taken',
  'camera.use_one': 'Use the photo',
  'camera.use_other': 'Use the {{count}} photos',
  'camera.missed': 'The photo could not be taken. Try again.',
  'camera.fault.insecure':
    'The camera does not open at this address, which is not https. Choose a picture: a phone offers its camera there too.',
  'camera.fault.denied':
    'This browser does not allow the camera here. Allow it in its settings, or choose a picture.',
  'camera.fault.none': 'No camera was found. Choose a picture.',
  'camera.fault.busy': 'The camera is in use by another app. Close it and try again, or choose a picture.',
  'camera.fault.other': 'The camera cannot be opened here. Choose a picture.',
  'photo.reading': 'Reading the photo…',
  'photo.preview': 'Photo {{number}}, before it is sent',
  'photo.noAlt': 'Photo without a description',
  'photo.kept': 'The place and the device written into the photo are removed before it is sent.',
  'photo.failed': 'Photo {{number}} could not be read as a picture. Take it again.',
  'photo.infected':
    'Photo {{number}} has a virus in it: it is neither sent nor kept. Remove it, or take another one.',
  'photo.sending': 'Sending photo {{number}}',
  'photo.sending.hold': 'Pause sending photo {{number}}',
  'photo.sending.go': 'Resume sending photo {{number}}',
  'photo.sending.held': 'Paused',
  'photo.sending.retry': 'Try again',
  'photo.sending.retryOne': 'Try again to send photo {{number}}',
  'photo.checking_one': 'Photo being checked',
  'photo.checking_other': 'Photos being checked',
  'photo.refused.format':
    '“{{name}}” cannot be read as a photo by this browser. Take it again, or save it as a JPEG.',
  'photo.refused.empty': '“{{name}}” is empty. Take it again.',
};
