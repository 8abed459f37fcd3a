import type { Call, Who } from '../call.ts';
import { BODY_LIMIT } from '../constants.ts';
import { type ErrorCode, errorCodes, errorStatus } from '../errors.ts';
import { docsOf } from './documented.ts';

/** Meaning and remedy of each refusal. */
export const refusalTexts: Readonly<Record<ErrorCode, string>> = {
  badRequest: 'The body is not what the call takes; `path` names the field.',
  unauthenticated: 'There is no session, or it has ended.',
  forbidden: 'This session may not make the call.',
  badOrigin: 'The call comes from a page of another site.',
  blocked:
    'Staff of this customer have blocked whoever calls: nothing they send is taken until that ends. What they reported may still be read.',
  silenced: 'Staff let this person read the gathering, and write nothing there.',
  notFound: 'There is nothing here.',
  unknownCustomer: 'There is no such customer.',
  unknownCase: 'There is no such case, or not for this caller.',
  unknownQr: 'There is no such code.',
  unknownLink: 'There is no such connect link, or it leads into no case, or to another customer.',
  unknownCategory: 'The customer has no such category.',
  unknownPoll: 'The customer has no such poll, or no longer.',
  unknownGathering: 'There is no such gathering, or not for this caller.',
  methodNotAllowed: 'The address is asked by the method that the header Allow names.',
  conflict: 'The id was used before, for something else or by somebody else; or the question was answered.',
  stepNotAllowed: 'The case does not stand so that this may be done: fetch it again, `can` says what may.',
  alreadyRead: 'The other side has read the message: it can no longer be taken back or replaced.',
  pollClosed:
    'The poll is not open. An answer that was begun before it closed is taken for 24 hours more: `begun` says when.',
  gatheringClosed: 'The gathering is not open: it has not begun, or it has ended. It may still be read.',
  notForGathering:
    'This is not done with a gathering: people join it by its address, under a name of their choice.',
  alreadyAnswered: 'This person answered the poll, whose answers cannot be changed.',
  stopped:
    'Somebody signalled abuse: nobody sends or does anything in this case until that is decided. What was said may still be read.',
  staleQr: 'The code is no longer in use.',
  withdrawn:
    'The customer has ended its service: it takes nothing from visitors any more. What they reported may still be read until it is erased.',
  tooLarge: 'The body is larger than the call takes.',
  unsupportedType: 'Bodies are `application/json`, without a `Content-Encoding`.',
  tooMany:
    'Called too often: wait for the seconds of `retryAfter`, or do `work` where it is given (header `x-parvis-proof`).',
  internal: 'The server failed. The same call may be tried again.',
  unavailable: 'The server cannot answer now: try again after the seconds of `retryAfter`.',
};

const everywhere: readonly ErrorCode[] = ['tooMany', 'internal', 'unavailable'];
const ofBodies: readonly ErrorCode[] = ['badRequest', 'badOrigin', 'tooLarge', 'unsupportedType'];

/** Refusals that follow from access. */
const ofCallers: Readonly<Record<Who, readonly ErrorCode[]>> = {
  anyone: [],
  session: ['unauthenticated'],
  identity: ['unauthenticated', 'forbidden'],
  participant: ['unauthenticated', 'forbidden', 'unknownCase'],
  staff: ['unauthenticated', 'forbidden'],
  manager: ['unauthenticated', 'forbidden'],
  moderator: ['unauthenticated', 'forbidden'],
  admin: ['unauthenticated', 'forbidden'],
};

const hasCase = ({ body }: Call): boolean => {
  const { shape = {} } = (body?._zod.def ?? {}) as { shape?: object };
  return 'csid' in shape;
};

/** Lists all refusals of a call, in the order of the closed list. */
export function refusalsOf(call: Call): readonly ErrorCode[] {
  const own = new Set<ErrorCode>([
    ...everywhere,
    ...(call.method === 'POST' ? ofBodies : []),
    ...ofCallers[call.who],
    ...((call.who === 'staff' || call.who === 'moderator') && hasCase(call)
      ? (['unknownCase'] as const)
      : []),
    ...(call.side === 'public' ? [] : (['unknownCustomer'] as const)),
    ...(docsOf(call).errors ?? []),
  ]);
  return errorCodes.filter((code) => own.has(code));
}

/** Lists the refusals of an address that only reads. */
export const readingRefusals = (own: readonly ErrorCode[], who: Who): readonly ErrorCode[] => {
  const all = new Set([...everywhere, ...ofCallers[who], ...own]);
  return errorCodes.filter((code) => all.has(code));
};

/** Groups refusals by HTTP status, lowest first. */
export function byStatus(
  codes: readonly ErrorCode[],
): readonly (readonly [status: number, codes: ErrorCode[]])[] {
  const found = new Map<number, ErrorCode[]>();
  for (const code of codes) found.set(errorStatus[code], [...(found.get(errorStatus[code]) ?? []), code]);
  return [...found].sort(([a], [b]) => a - b);
}

/** Returns the largest body of a call, in kB of 1,024 bytes. */
export const bodyKilobytes = (call: Call): number => Math.floor((call.bodyLimit ?? BODY_LIMIT) / 1024);
