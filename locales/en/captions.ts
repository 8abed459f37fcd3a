import type { Translation } from '../forms/plurals.ts';
import type { captions as French } from '../fr/captions.ts';

/** Captions of videos, before and after sending. */
export const captions: Translation<typeof French> = {
  'captions.title': 'Captions',
  'captions.how':
    'Play the video, stop it where somebody speaks and write what is said. A caption stays for four seconds, or until the next one.',
  'captions.add': 'Add a caption here',
  'captions.pick': 'Choose a .vtt or .srt file',
  'captions.at': 'Caption {{number}}: at second',
  'captions.words': 'Caption {{number}}: what is said',
  'captions.removeOne': 'Remove caption {{number}}',
  'captions.language': 'Language of the captions',
  'captions.done': 'Done',
  'captions.save': 'Save',
  'captions.failed': 'The captions could not be saved. Try again in a moment.',
  'captions.refused':
    'The captions of video {{number}} do not fit it. Remove it and choose it again: you can also add them after sending.',
  'captions.resumed': 'This is what you had begun to write: it is not saved yet.',
  'captions.startAnew': 'Back to what is saved',
  'captions.asked':
    'If somebody speaks in the video, add captions: they serve people who cannot hear it, and those who watch without sound.',
  'captions.offered': 'Optional: captions, for people who cannot hear what is said.',
  'captions.noSpeech': 'Nobody speaks in this video',
  'captions.silent': 'This video has no sound: it needs no captions.',
  'captions.begin': 'Add captions',
  'captions.change': 'Edit captions',
  'captions.written_one': 'One caption ({{language}})',
  'captions.written_other': '{{count}} captions ({{language}})',
  'captions.begun': 'Not finished yet: what is written will go with the video.',
  'captions.unfinished':
    'Captions have been started, but something in them has to be corrected before they are sent.',
  'captions.mend': 'Before sending, correct what is marked below, or go back to what is saved.',
  'captions.fault.time': 'Write the second in digits, for example 4 or 4.5.',
  'captions.fault.beyond': 'The video ends at second {{length}}: write a smaller number.',
  'captions.fault.same': 'Another caption begins at the same second.',
  'captions.fault.long': 'Too long: {{max}} characters at most. Split it in two.',
  'captions.tooMany':
    'That is too much for one video: {{max}} captions and {{letters}} characters at most in all.',
  'captions.file.empty': '“{{name}}” is empty. Choose another file, or write the captions here.',
  'captions.file.format':
    '“{{name}}” has no captions that can be read. Choose a .vtt or .srt file, or write them here.',
  'captions.file.tooBig': '“{{name}}” is too large for captions: 256 kB at most. Choose another file.',
  'captions.file.tooMany':
    '“{{name}}” has {{count}} captions: a video carries {{max}} at most. Is it the right file?',
  'describe.begin': 'Describe',
  'describe.change': 'Edit description',
  'describe.photo': 'Describe the photo',
  'describe.video': 'Describe the video',
  'describe.failed': 'The description could not be saved. Try again in a moment.',
};
