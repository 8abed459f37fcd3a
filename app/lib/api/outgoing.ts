import type { BodyOf } from '@parvis/api/call';
import type { Captions } from '@parvis/api/calls/captions';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import type { ErrorCode } from '@parvis/api/errors';
import * as z from 'zod/mini';

/** Whatever stands in the envelope: the server has taken what was sent, though a newer one may answer it in a way not known here. */
const taken = z.array(z.unknown());

/** What can wait in the outbox, each with the call that sends it. Every body carries an id made here. */
export const sendCalls = {
  case: { ...caseCalls.casesInit, answer: taken },
  txt: { ...mobileCalls.sendTxt, answer: taken },
  form: { ...mobileCalls.sendForm, answer: taken },
  change: { ...mobileCalls.casesChange, answer: taken },
  media: { ...mobileCalls.sendMedia, answer: taken },
  staffTxt: { ...townCalls.sendTxt, answer: taken },
  staffMedia: { ...townCalls.sendMedia, answer: taken },
  staffQstn: { ...townCalls.sendQstn, answer: taken },
} as const;

export type SendKind = keyof typeof sendCalls;
type SendBody<K extends SendKind> = BodyOf<(typeof sendCalls)[K]>;

/** What is shown of a message, or of a whole report, until the server has it. */
interface Shown {
  /** Words of the message. */
  readonly txt?: string;
  /** Answers as pairs of question and answer. */
  readonly lines?: readonly { readonly label: string; readonly value: string }[];
  /** For a report: its title and place, for lists. */
  readonly title?: string;
  readonly place?: string;
  readonly imgSrc?: string;
  /** The question it answers. */
  readonly msgIdAnswer?: number;
}

/** Counts that a reload keeps: what was tried often enough holds nobody up anew. */
export interface Tries {
  /** Nothing came of it, as far as is known (`aside`). */
  readonly aside?: number;
  /** An answer came that was no answer of use (`stuck`). */
  readonly stuck?: number;
}

/** What is known of a video on this device. */
export interface HeldVideo {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** The picture that stands for it until it plays, where it could be drawn here: a file of its own. */
  readonly poster?: HeldFile | undefined;
  /** What is said in it, where its person wrote it down. */
  readonly captions?: Captions | undefined;
  /** Whether anything can be heard in it, where that is known. */
  readonly hasSound?: boolean | undefined;
  /** Nobody speaks in it: it has no sound, or its person says so. */
  readonly noSpeech?: boolean | undefined;
}

/** A file that waits on this device. */
export interface HeldFile {
  /** Made here. */
  readonly id: string;
  readonly blob: Blob;
  /** What it shows, in words. */
  readonly alt?: string;
  /** Of a photo, in pixels as it is seen, where that is known. */
  readonly size?: { readonly width: number; readonly height: number };
  /** It is a video, and no photo. */
  readonly video?: HeldVideo;
  /** Its person has stopped it: it goes on when they say so. */
  readonly held?: true;
}

/** Files as the message names them that shows them. */
export const named = (files: readonly HeldFile[]) =>
  files.map(({ id, alt, video }) => ({
    id,
    ...(alt && { alt }),
    ...(video?.poster && { poster: video.poster.id }),
    ...(video?.captions && { captions: video.captions }),
    ...(video?.noSpeech && { noSpeech: true }),
  }));

interface Waiting {
  /** The device-made id: of the message, or of the case. */
  readonly id: string;
  readonly cuid: string;
  readonly csid: string;
  /** Whose it is: nothing is ever sent in another person's name. */
  readonly crUid: string;
  /** They had proved an address: whoever else uses this device does not read it, and they find it by signing in. */
  readonly known?: boolean;
  /** Milliseconds since 1970, for the order of sending. */
  readonly created: number;
  readonly shown: Shown;
  /** Files that go before it. */
  readonly files?: readonly HeldFile[];
  /** How often it was not taken, by what came back; left out as long as nothing did that may be about it alone. */
  readonly tries?: Tries;
  /** Set when the server refused it: it stays until the person sends it again or deletes it. */
  readonly refused?: ErrorCode;
  /** When it was, milliseconds since 1970. */
  readonly refusedOn?: number;
  /** The browser refused to keep it: it goes with the page. */
  readonly unkept?: true;
  /** Its files are at the server, and wait there for a look for viruses. */
  readonly checking?: true;
  /** Where in what was sent the server found the fault, e.g. `body.played.events.3`; only where it said so. */
  readonly refusedAt?: string;
  /** What was wrong there: `infected`. */
  readonly refusedFor?: string;
}

export type OutboxItem = {
  [K in SendKind]: Waiting & { readonly kind: K; readonly body: SendBody<K> };
}[SendKind];
export type NewItem = OutboxItem extends infer I
  ? I extends OutboxItem
    ? Omit<I, 'created' | 'known'>
    : never
  : never;
