import { type BodyOf, mobileCall } from '@parvis/api/call';
import type { Captions } from '@parvis/api/calls/captions';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { pollAnswerRequest } from '@parvis/api/calls/pollAnswer';
import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import type { Usage } from '@parvis/api/entities/usage';
import type { ErrorCode } from '@parvis/api/errors';
import * as z from 'zod/mini';

/** A newer server's answer may be unknown, yet it has the item. */
const acceptedSchema = z.array(z.unknown());

/** Every body has a client-made idempotency id. */
export const sendCalls = {
  case: { ...caseCalls.casesInit, answer: acceptedSchema },
  txt: { ...mobileCalls.sendTxt, answer: acceptedSchema },
  form: { ...mobileCalls.sendForm, answer: acceptedSchema },
  change: { ...mobileCalls.casesChange, answer: acceptedSchema },
  media: { ...mobileCalls.sendMedia, answer: acceptedSchema },
  poll: mobileCall({ ...pollAnswerRequest, answer: acceptedSchema }),
  staffTxt: { ...townDiscussCalls.sendTxt, answer: acceptedSchema },
  staffMedia: { ...townDiscussCalls.sendMedia, answer: acceptedSchema },
  staffQstn: { ...townDiscussCalls.sendQstn, answer: acceptedSchema },
} as const;

export type SendKind = keyof typeof sendCalls;
type SendBody<K extends SendKind> = BodyOf<(typeof sendCalls)[K]>;

interface Preview {
  readonly txt?: string;
  readonly lines?: readonly { readonly label: string; readonly value: string }[];
  readonly title?: string;
  readonly place?: string;
  readonly imgSrc?: string;
  readonly msgIdAnswer?: number;
  /** Incomplete poll. */
  readonly part?: true;
}

export interface Tries {
  /** Failed calls (`aside`). */
  readonly aside?: number;
  /** Unusable answers (`stuck`). */
  readonly stuck?: number;
}

export interface QueuedVideo {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly poster?: QueuedFile | undefined;
  readonly captions?: Captions | undefined;
  readonly hasSound?: boolean | undefined;
  /** Silent, or so stated by the author. */
  readonly noSpeech?: boolean | undefined;
}

export interface QueuedFile {
  readonly id: string;
  readonly blob: Blob;
  readonly alt?: string;
  /** Displayed pixels of a photo. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly video?: QueuedVideo;
  readonly held?: true;
}

export const toFileReferences = (files: readonly QueuedFile[]) =>
  files.map(({ id, alt, video }) => ({
    id,
    ...(alt && { alt }),
    ...(video?.poster && { poster: video.poster.id }),
    ...(video?.captions && { captions: video.captions }),
    ...(video?.noSpeech && { noSpeech: true }),
  }));

interface QueuedItem {
  /** Idempotency id of the message, or the csid. */
  readonly id: string;
  readonly cuid: string;
  /** For a poll answer: the poll's queue. */
  readonly csid: string;
  /** Author: only their own session sends it. */
  readonly crUid: string;
  /** The author has a verified address: hidden from other users of the device. */
  readonly known?: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly shown: Preview;
  readonly files?: readonly QueuedFile[];
  /** Failures perhaps caused by this item. */
  readonly tries?: Tries;
  /** Until the author retries or deletes it. */
  readonly refused?: ErrorCode;
  /** Milliseconds since 1970. */
  readonly refusedOn?: number;
  /** In memory only. */
  readonly unkept?: true;
  /** Usage to count once sent, if allowed. */
  readonly usage?: readonly Usage[];
  /** In virus scan. */
  readonly checking?: true;
  /** Path in the body, e.g. `body.played.events.3`. */
  readonly refusedAt?: string;
  /** Reason, e.g. `infected`. */
  readonly refusedFor?: string;
}

export type OutboxItem = {
  [K in SendKind]: QueuedItem & { readonly kind: K; readonly body: SendBody<K> };
}[SendKind];
export type NewItem = OutboxItem extends infer I
  ? I extends OutboxItem
    ? Omit<I, 'created' | 'known'>
    : never
  : never;
