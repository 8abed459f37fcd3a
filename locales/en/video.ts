import type { Translation } from '../forms/plurals.ts';
import type { video as French } from '../fr/video.ts';

/** Videos of a conversation, before and after sending. */
export const video: Translation<typeof French> = {
  'video.noAlt': 'Video without a description',
  'video.alt': 'What the video shows',
  'video.length_one': 'Video of one second',
  'video.length_other': 'Video of {{count}} seconds',
  'video.name': 'Video {{number}}',
  'video.added': 'Video {{number}} added.',
  'video.removed': 'Video {{number}} removed.',
  'video.preview': 'Video {{number}}, before it is sent',
  'video.reading': 'Preparing the video…',
  'video.kept':
    'The place, the device and the date written into the video are removed before anybody sees it. What can be seen and heard in it stays.',
  'video.sending': 'Sending video {{number}}',
  'video.sending.hold': 'Pause sending video {{number}}',
  'video.sending.go': 'Resume sending video {{number}}',
  'video.sending.retryOne': 'Try again to send video {{number}}',
  'video.removeOne': 'Remove video {{number}}',
  'video.checking': 'Video being checked',
  'video.unplayable': 'This browser cannot play this video. Save it to open it with another app.',
  'video.refused.video': '“{{name}}” cannot be read as a video. Save it as MP4, or film again.',
  'video.refused.empty': '“{{name}}” is empty. Film again, or choose another video.',
  'video.refused.tooLong':
    '“{{name}}” is too long: 30 seconds at most. Trim it in your gallery, or film less, then choose it again.',
  'video.refused.tooBig':
    '“{{name}}” is too large: 25 MB at most. Film less, or in lower quality, then choose it again.',
  'video.failed': 'Video {{number}} could not be read. Film again, or choose another one.',
  'video.failed.tooLong': 'Video {{number}} is longer than 30 seconds. Film less.',
  'video.failed.tooBig': 'Video {{number}} is too large. Film in lower quality.',
  'video.infected':
    'Video {{number}} has a virus in it: it is neither sent nor kept. Remove it, or choose another one.',
  'camera.film': 'Film',
  'camera.stop': 'Stop',
  'camera.recording': 'Recording, 30 seconds at most',
  'camera.recordedFor_one': 'One second of {{max}}',
  'camera.recordedFor_other': '{{count}} seconds of {{max}}',
  'camera.silent': 'Without sound: the microphone is not allowed here, or there is none.',
  'camera.recorded': 'Filmed video',
  'camera.useFilm_one': 'Use the video',
  'camera.useFilm_other': 'Use all {{count}}',
  'camera.filmAgain': 'Film again',
  'camera.notRecorded': 'The video could not be recorded. Try again, or choose one.',
};
