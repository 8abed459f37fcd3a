import { documentSchema, type TableDocs } from '../docs/describe.ts';
import { CSID, ID, message } from '../docs/samples.docs.ts';
import type { ErrorCode } from '../errors.ts';
import { captionsSchema, cueSchema } from './captions.ts';
import {
  caseMediaSchema,
  describedBody,
  mediaMessageBody,
  type mobileMediaCalls,
  partBody,
  sentFileSchema,
  type townMediaCalls,
} from './media.ts';

const FILE = 'p8RtVx2Zb4Dn6Fh0Jk1LmQ';
const media = [{ id: FILE, kind: 'image' as const, width: 2048, height: 1536, alt: 'A dark lamp' }];

const schemas = [
  documentSchema('FilePart', partBody, 'A part of a file on its way to the server.', {
    id: 'Of the file, made on the device, of 128 random bits.',
    at: 'Where the part begins in the file, bytes. One that begins later than what has come changes nothing; `received` says where to go on.',
    of: 'How long the whole file is, bytes: the same with each part. A video may have 26,214,400, a photo 15,728,640.',
  }),
  documentSchema('MediaMessage', mediaMessageBody, 'Files of a message, and a word with them.', {
    csid: 'The case.',
    id: 'Made on the device, of 128 random bits: the same sent again is done once; another under a used id is a `conflict`.',
    files: 'Files that are `ready`, sent by the same person to this customer, each shown by one message.',
    txt: 'A word with them. As that of `discuss/send/txt`.',
    tgtTypes: 'Between users and in a gathering: for whom they are. As that of `discuss/send/txt`.',
    tgtCrUid: 'In a gathering or between users, by staff: the one visitor whom they are for.',
  }),
  documentSchema('SentFile', sentFileSchema, 'A file that was sent in parts before, and what it shows.', {
    id: 'Of the file, as its parts named it.',
    alt: 'What it shows: read out to who cannot see it.',
    poster: 'Of a video: a photo that was sent likewise, and stands for it until it plays.',
    captions: 'Of a video: what is said in it. Not together with `noSpeech`.',
    noSpeech: 'Of a video: nobody speaks in it, so that it needs no captions.',
  }),
  documentSchema('Captions', captionsSchema, 'What is said in a video.', {
    language: 'In which language they are, as a tag of BCP 47.',
    cues: 'One after the other: each ends before the next begins, and begins before the video ends. 2,000 characters in all.',
  }),
  documentSchema('Cue', cueSchema, 'One caption.', {
    from: 'When it comes, seconds from the beginning.',
    to: 'When it goes.',
    txt: 'The words, in lines: nothing in them is read as a mark.',
  }),
  documentSchema('FileDescription', describedBody, 'What a file shows and says, given or mended later.', {
    csid: 'The case.',
    id: 'Of a file that whoever asks sent into this case on this side.',
    alt: 'What it shows: nothing takes a description away. Left out, it stays.',
    captions: 'Of a video: what is said in it; null takes captions away. Left out, they stay.',
    noSpeech: 'Of a video: nobody speaks in it, which takes its captions away; false where somebody does.',
  }),
  documentSchema('CaseMedia', caseMediaSchema, 'The files of one message of a case.', {
    msgId: 'The message that shows them.',
    msgCdatim1: 'When it was stored.',
    mine: 'Sent by whoever asks.',
    media: 'Its pictures and videos.',
  }),
];

/** Documents the file calls, equal on both sides but for their refusals. */
export const mediaDocs = (
  refused: readonly ErrorCode[],
): TableDocs<typeof mobileMediaCalls> & TableDocs<typeof townMediaCalls> => ({
  mediaPart: {
    summary: 'Brings a part of a file that a message will show. Sent twice, it is stored once.',
    schemas,
    example: {
      body: { id: FILE, at: 0, of: 3 },
      answer: [{ received: 3, state: 'ready' }],
    },
    errors: [...refused, 'conflict'],
  },
  sendMedia: {
    summary: 'Sends files whose parts have all come, with a word or without.',
    example: {
      body: { csid: CSID, id: ID, files: [{ id: FILE, alt: 'A dark lamp' }] },
      answer: [{ ...message, media }],
    },
    errors: [...refused, 'silenced', 'conflict', 'stepNotAllowed', 'gatheringClosed', 'stopped'],
  },
  describeMedia: {
    summary: 'Says what a file shows, or what is said in it, after it was sent: by who sent it.',
    example: { body: { csid: CSID, id: FILE, alt: 'A dark lamp' }, answer: media },
    errors: [...refused, 'stopped'],
  },
  fetchMedia: {
    summary: 'The files of all messages of a case, the oldest first.',
    body: { csid: 'The case.' },
    example: {
      body: { csid: CSID },
      answer: [{ msgId: 4, msgCdatim1: message.msgCdatim1, mine: false, media }],
    },
  },
});
