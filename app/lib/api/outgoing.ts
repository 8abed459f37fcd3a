import type { BodyOf } from '@parvis/api/call';
import type { Captions } from '@parvis/api/calls/captions';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import type { ErrorCode } from '@parvis/api/errors';
import * as z from 'zod/mini';

/** Accepts any answer: a newer server may answer in an unknown way, yet has the item. */
const taken = z.array(z.unknown());

/** Calls that the outbox sends. Every body carries an idempotency id made on the device. */
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

/** Preview of an item until the server has it. */
interface Shown {
  readonly txt?: string;
  /** Question and answer pairs. */
  readonly lines?: readonly { readonly label: string; readonly value: string }[];
  /** Title and place of a report, for lists. */
  readonly title?: string;
  readonly place?: string;
  readonly imgSrc?: string;
  /** The question it answers. */
  readonly msgIdAnswer?: number;
}

/** Attempts, kept over a reload. */
export interface Tries {
  /** Failed calls (`aside`). */
  readonly aside?: number;
  /** Unusable answers (`stuck`). */
  readonly stuck?: number;
}

export interface HeldVideo {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Poster frame, a file of its own, where one could be drawn. */
  readonly poster?: HeldFile | undefined;
  readonly captions?: Captions | undefined;
  /** Whether it is audible, where known. */
  readonly hasSound?: boolean | undefined;
  /** No speech: silent, or stated by the author. */
  readonly noSpeech?: boolean | undefined;
}

export interface HeldFile {
  readonly id: string;
  readonly blob: Blob;
  /** Alternative text. */
  readonly alt?: string;
  /** Of a photo, in displayed pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly video?: HeldVideo;
  /** Upload paused by the author. */
  readonly held?: true;
}

/** References to files, for the body of a message. */
export const named = (files: readonly HeldFile[]) =>
  files.map(({ id, alt, video }) => ({
    id,
    ...(alt && { alt }),
    ...(video?.poster && { poster: video.poster.id }),
    ...(video?.captions && { captions: video.captions }),
    ...(video?.noSpeech && { noSpeech: true }),
  }));

interface Waiting {
  /** Idempotency id of the message, or the csid. */
  readonly id: string;
  readonly cuid: string;
  readonly csid: string;
  /** Author: nothing is sent in another person's name. */
  readonly crUid: string;
  /** The author verified an address: hidden from other users of the device. */
  readonly known?: boolean;
  /** Milliseconds since 1970; orders sending. */
  readonly created: number;
  readonly shown: Shown;
  /** Uploaded before it. */
  readonly files?: readonly HeldFile[];
  /** Attempts that may have failed by this item itself. */
  readonly tries?: Tries;
  /** Set when the server refused it, until the author retries or deletes it. */
  readonly refused?: ErrorCode;
  /** Milliseconds since 1970. */
  readonly refusedOn?: number;
  /** The browser could not store it: it is lost with the page. */
  readonly unkept?: true;
  /** Its files wait for the server's virus scan. */
  readonly checking?: true;
  /** Path of the fault in the body, e.g. `body.played.events.3`. */
  readonly refusedAt?: string;
  /** Reason, e.g. `infected`. */
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
