import * as z from 'zod/mini';
import { codeSchema, instantSchema, orNewer } from './entities/basics.ts';
import { challengeSchema } from './entities/proof.ts';

/**
 * The closed list of call errors with their HTTP status. Outcomes such as a wrong code are flags in
 * the answer.
 */
export const errorStatus = {
  badRequest: 400,
  unauthenticated: 401,
  forbidden: 403,
  badOrigin: 403,
  blocked: 403,
  silenced: 403,
  notFound: 404,
  unknownCustomer: 404,
  unknownCase: 404,
  unknownQr: 404,
  unknownLink: 404,
  unknownCategory: 404,
  unknownPoll: 404,
  unknownGathering: 404,
  methodNotAllowed: 405,
  conflict: 409,
  stepNotAllowed: 409,
  alreadyRead: 409,
  stopped: 409,
  pollClosed: 409,
  gatheringClosed: 409,
  notForGathering: 409,
  alreadyAnswered: 409,
  staleQr: 410,
  withdrawn: 410,
  tooLarge: 413,
  unsupportedType: 415,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

const byStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'unavailable',
  409: 'conflict',
  410: 'notFound',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'unsupportedType',
  425: 'unavailable',
  429: 'tooMany',
  431: 'tooLarge',
  500: 'internal',
};

/** Maps a status to a code when the code is unknown or a proxy responded. */
export const codeOfStatus = (status: number): ErrorCode =>
  byStatus[status] ?? (status < 500 ? 'badRequest' : 'unavailable');

/** Whether a code is of this version. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** `rslt.error` of a refused call; its code may be of a newer version. */
export const errorSchema = z.object({
  code: orNewer(z.enum(errorCodes)),
  retryAfter: z.optional(z.number()),
  path: z.optional(z.string()),
  reason: z.optional(codeSchema),
  max: z.optional(z.number()),
  min: z.optional(z.number()),
  earliest: z.optional(instantSchema),
  latest: z.optional(instantSchema),
  characters: z.optional(z.string()),
  suggested: z.optional(z.string()),
  replacedBy: z.optional(codeSchema),
  ended: z.optional(codeSchema),
  work: z.optional(challengeSchema),
});

/** Kinds of validation errors. */
export type Reason =
  | 'missing'
  | 'type'
  | 'choice'
  | 'format'
  | 'characters'
  | 'tooLong'
  | 'tooShort'
  | 'tooBig'
  | 'tooSmall'
  | 'unknown'
  | 'twice'
  | 'reserved'
  | 'notPossible';

/** A validation error and the accepted value. */
export interface Why {
  readonly reason: Reason;
  readonly max?: number;
  readonly min?: number;
  readonly earliest?: string;
  readonly latest?: string;
  readonly characters?: string;
  readonly suggested?: string;
}

/** Why a call was refused; `retryAfter` in seconds. */
export type CallError = Omit<z.infer<typeof errorSchema>, 'code'> & { readonly code: ErrorCode };
