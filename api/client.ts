import * as z from 'zod/mini';
import { fill } from './address.ts';
import {
  type AnswerOf,
  type BesideOf,
  type BodyOf,
  type Call,
  type FillingOf,
  type Prefixes,
  prefixes,
  templateOf,
} from './call.ts';
import { CALL_TIMEOUT } from './constants.ts';
import type { Challenge } from './entities/proof.ts';
import { failureSchema } from './envelope.ts';
import { type CallError, codeOfStatus, isErrorCode } from './errors.ts';
import { PROOF_HEADER, writeProof } from './proof.ts';

/**
 * Why a call has no answer: it was refused, by the server or (`foreign`) by something on the way to it, such as a proxy;
 * nobody answered (`offline`, `timeout`); or what was answered with success is no answer of this server (`garbled`).
 */
export type Failure =
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly error: CallError;
      readonly foreign?: true;
    }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'garbled'; readonly status: number };

/** What every failed call throws, with the reason as data; its message names path and reason, never a value. */
export class CallFailed extends Error {
  declare readonly failure: Failure;
  constructor(path: string, failure: Failure) {
    super(`${path}: ${failure.kind === 'refused' ? failure.error.code : failure.kind}`);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

/** How long one call may take, 20,000 unless given, and what stops it; stopped by `signal`, it throws what stopped it. */
export interface CallOptions {
  /** Milliseconds until the call is given up. */
  readonly timeout?: number;
  /** Milliseconds until its answer must have begun; as long as the call unless given. */
  readonly responseTimeout?: number;
  readonly signal?: AbortSignal;
  /** What sends it in place of the client's own, e.g. `sendingBytes`. */
  readonly send?: typeof fetch;
}

/** What makes calls; sends cookies and reads every answer by the schema of its row. */
export interface Client {
  /** Makes a call of a table. @throws CallFailed */
  call<C extends Call>(call: C, ...rest: CallArguments<C>): Promise<AnswerOf<C>>;
  /** Makes a call that answers a page of a list, and gives what leads on with it. @throws CallFailed */
  page<C extends Call>(call: C, ...rest: CallArguments<C>): Promise<{ data: AnswerOf<C> } & BesideOf<C>>;
}

/** What any call may be made with. */
interface AnyArguments extends CallOptions {
  readonly cuid?: string;
  readonly body?: unknown;
}

/** What a call must be made with: its customer where its side has one, its body where it takes one. */
type Needs<C extends Call> = FillingOf<C['side']> &
  ([C['body']] extends [null] ? { readonly body?: never } : { readonly body: BodyOf<C> });

/** May be left out only where a call needs nothing. */
type CallArguments<C extends Call> =
  Record<never, never> extends Needs<C> ? [args?: Needs<C> & CallOptions] : [args: Needs<C> & CallOptions];

/** How a client reaches a server; all but the language has a default. */
export interface ClientOptions {
  /** Where each side stands, if not where the product has it. */
  readonly prefixes?: Prefixes;
  /** Host of another site, e.g. a role's `url`; empty for this one. */
  readonly origin?: string;
  /** The language in which words of customers are wanted. */
  readonly language: () => string;
  readonly fetch?: typeof fetch;
  /** Does the work that a call is refused for the want of, and the call is made again; without it, it stays refused. */
  readonly solve?: (work: Challenge, signal?: AbortSignal) => Promise<number>;
}

/** Proofs made for one call: more may be asked for while others ask too. */
const PROOFS = 3;

/** The work that a call was refused for the want of. */
const workOf = (error: unknown): Challenge | undefined =>
  error instanceof CallFailed && error.failure.kind === 'refused' ? error.failure.error.work : undefined;

/** Ends a call when its time is over, or when its caller says so. */
function watch({ timeout = CALL_TIMEOUT, responseTimeout = timeout, signal: outer }: CallOptions) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  const whole = setTimeout(giveUp, timeout);
  const first = setTimeout(giveUp, responseTimeout);
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp, { once: true });
  const answered = () => clearTimeout(first);
  return {
    signal: controller.signal,
    /** The answer has begun. */
    answered,
    end: () => {
      answered();
      clearTimeout(whole);
      outer?.removeEventListener('abort', giveUp);
    },
  };
}

/** What stands in an answer; nothing where that is no JSON. Rejects where the answer breaks off. */
const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const secondsIn = (response: Response): { retryAfter?: number } => {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return seconds > 0 ? { retryAfter: seconds } : {};
};

const refusal = async (response: Response): Promise<Failure> => {
  const { status } = response;
  const parsed = failureSchema.safeParse(await readJson(response));
  const code = codeOfStatus(status);
  if (!parsed.success)
    return { kind: 'refused', status, foreign: true, error: { code, ...secondsIn(response) } };
  const { error } = parsed.data.rslt;
  return { kind: 'refused', status, error: { ...error, code: isErrorCode(error.code) ? error.code : code } };
};

/** The typed client made from the call tables: one function, no path written twice. */
export function createClient(options: ClientOptions): Client {
  const usual: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  /** What stands under `rslt` of the answer. */
  async function once(call: Call, given: AnyArguments, proof?: string): Promise<{ data: unknown }> {
    const { body, cuid, signal: outer } = given;
    const template = templateOf(call, options.prefixes ?? prefixes);
    const address = (options.origin ?? '') + fill<string>(template, cuid === undefined ? {} : { cuid });
    const fail = (failure: Failure) => new CallFailed(call.path, failure);
    const { signal, answered, end } = watch(given);
    try {
      const response = await (given.send ?? usual)(address, {
        method: call.method,
        credentials: 'include',
        signal,
        headers: {
          'accept-language': options.language(),
          ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
          ...(proof === undefined ? {} : { [PROOF_HEADER]: proof }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      answered();
      if (response.status >= 400) throw fail(await refusal(response));
      const json = await readJson(response);
      const rslt = (json as { rslt?: { data?: unknown } } | undefined)?.rslt;
      const data = z.safeParse(call.answer, rslt?.data);
      const beside = call.beside ? z.safeParse(call.beside, rslt) : undefined;
      if (!data.success || beside?.success === false)
        throw fail({ kind: 'garbled', status: response.status });
      return { ...(beside?.data as object | undefined), data: data.data };
    } catch (error) {
      if (error instanceof CallFailed) throw error;
      if (outer?.aborted) throw outer.reason;
      throw fail({ kind: signal.aborted ? 'timeout' : 'offline' });
    } finally {
      end();
    }
  }
  /** The same, after the work that the server asks for first. */
  async function ask(call: Call, given: AnyArguments): Promise<{ data: unknown }> {
    let proof: string | undefined;
    for (let proofs = 0; ; proofs += 1)
      try {
        return await once(call, given, proof);
      } catch (error) {
        const work = workOf(error);
        if (!work || !options.solve || proofs >= PROOFS) throw error;
        const solution = await options.solve(work, given.signal);
        proof = writeProof({ challenge: work.challenge, solution });
      }
  }
  return {
    async call(call, ...rest) {
      const { data } = (await ask(call, rest[0] ?? {})) as { data: AnswerOf<typeof call> };
      return data;
    },
    page: async (call, ...rest) =>
      (await ask(call, rest[0] ?? {})) as { data: AnswerOf<typeof call> } & BesideOf<typeof call>,
  };
}
