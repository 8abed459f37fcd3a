import { CSID, ID } from './samples.ts';

/** A picture that a message shows. */
const FILE = 'p8RtVx2Zb4Dn6Fh0Jk1LmQ';

const received = {
  received: 'Bytes from its beginning, without a hole: the next part begins here.',
  state:
    '`partial`: parts are missing. `checking`: it is whole, and waits for a look for viruses: asked again after half a minute, it is looked at. `ready`: it is whole, and can be sent. `refused`: it is none that is taken.',
  reason:
    'With `refused`: it cannot be read as a photo or video (`format`), has too many bytes or pixels (`tooBig`), lasts longer than 30 seconds (`tooLong`), or has a virus in it (`infected`).',
};

/** What is told of the part of a file. */
export const partTold = {
  body: {
    id: 'Of the file, made on the device, of 128 random bits.',
    at: 'Where the part begins in the file, bytes. One that begins later than what has come changes nothing; `received` says where to go on.',
    of: 'How long the whole file is, bytes: the same with each part. A video may have 26,214,400, a photo 15,728,640.',
  },
  answer: received,
  example: {
    body: { id: FILE, at: 0, of: 3 },
    answer: [{ received: 3, state: 'ready' as const }],
  },
};

/** What is told of a message with files. */
export const mediaTold = {
  csid: 'The case.',
  id: 'Made on the device, of 128 random bits: the same sent again is done once; another under a used id is a `conflict`.',
  files: 'Files that are `ready`, sent by the same person to this customer, each shown by one message.',
  txt: 'A word with them. As that of `discuss/send/txt`.',
};

/** What is told of one file of a message. */
export const fileMeaning = {
  id: 'Of the file, as its parts named it.',
  alt: 'What it shows: read out to who cannot see it.',
  poster: 'Of a video: a photo that was sent likewise, and stands for it until it plays.',
  captions: 'Of a video: what is said in it. Not together with `noSpeech`.',
  noSpeech: 'Of a video: nobody speaks in it, so that it needs no captions.',
};

/** What is told of captions as they are sent. */
export const captionsMeaning = {
  language: 'In which language they are, as a tag of BCP 47.',
  cues: 'One after the other: each ends before the next begins, and begins before the video ends. 2,000 characters in all.',
};

/** What is told of one of them. */
export const cueMeaning = {
  from: 'When it comes, seconds from the beginning.',
  to: 'When it goes.',
  txt: 'The words, in lines: nothing in them is read as a mark.',
};

/** What is told of a file that is described later. */
export const describedTold = {
  csid: 'The case.',
  id: 'Of a file that whoever asks sent into this case on this side.',
  alt: 'What it shows: nothing takes a description away. Left out, it stays.',
  captions: 'Of a video: what is said in it; null takes captions away. Left out, they stay.',
  noSpeech: 'Of a video: nobody speaks in it, which takes its captions away; false where somebody does.',
};

/** What is told of the files of a case. */
export const caseMediaMeaning = {
  msgId: 'The message that shows them.',
  msgCdatim1: 'When it was stored.',
  mine: 'Sent by whoever asks.',
  media: 'Its pictures and videos.',
};

/** Bodies and answers of the contract’s examples. */
export const mediaSamples = {
  body: { csid: CSID, id: ID, files: [{ id: FILE, alt: 'A dark lamp' }] },
  media: [{ id: FILE, kind: 'image' as const, width: 2048, height: 1536, alt: 'A dark lamp' }],
  described: { csid: CSID, id: FILE, alt: 'A dark lamp' },
};
