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
 * Why a call failed: refused by the server or (`foreign`) by a proxy; no response (`offline`,
 * `timeout`); or an invalid success response (`garbled`).
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

/**
 * Thrown by failed calls, with the reason as data; the message has path and reason, never a value.
 */
export class CallFailed extends Error {
  declare readonly failure: Failure;
  constructor(path: string, failure: Failure) {
    super(`${path}: ${failure.kind === 'refused' ? failure.error.code : failure.kind}`);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

/** Timeouts and abort signal of a call; on abort it throws the signal's reason. */
export interface CallOptions {
  /** Milliseconds until the call times out; 20,000 by default. */
  readonly timeout?: number;
  /** Milliseconds until the response must begin; `timeout` by default. */
  readonly responseTimeout?: number;
  readonly signal?: AbortSignal;
  /** Replaces the client's fetch, e.g. `sendingBytes`. */
  readonly send?: typeof fetch;
}

/** Makes calls; sends cookies and parses every response by its schema. */
export interface Client {
  /** Makes a call. @throws CallFailed */
  call<C extends Call>(call: C, ...rest: CallArguments<C>): Promise<AnswerOf<C>>;
  /** Makes a call and returns its page with the pagination fields. @throws CallFailed */
  page<C extends Call>(call: C, ...rest: CallArguments<C>): Promise<{ data: AnswerOf<C> } & BesideOf<C>>;
}

interface AnyArguments extends CallOptions {
  readonly cuid?: string;
  readonly body?: unknown;
}

/** Required arguments: the customer where the side has one, the body where the call takes one. */
type Needs<C extends Call> = FillingOf<C['side']> &
  ([C['body']] extends [null] ? { readonly body?: never } : { readonly body: BodyOf<C> });

/** Optional only for a call without required arguments. */
type CallArguments<C extends Call> =
  Record<never, never> extends Needs<C> ? [args?: Needs<C> & CallOptions] : [args: Needs<C> & CallOptions];

/** How a client reaches a server; only the language is required. */
export interface ClientOptions {
  /** Path prefixes, if they differ from the product's. */
  readonly prefixes?: Prefixes;
  /** Origin of another site, e.g. a role's `url`; empty for this one. */
  readonly origin?: string;
  /** Language of the customer's texts. */
  readonly language: () => string;
  readonly fetch?: typeof fetch;
  /** Solves proof of work, after which the call is retried; without it the call stays refused. */
  readonly solve?: (work: Challenge, signal?: AbortSignal) => Promise<number>;
}

/** Proofs per call: under load the server may ask for more. */
const PROOFS = 3;

const getChallenge = (error: unknown): Challenge | undefined =>
  error instanceof CallFailed && error.failure.kind === 'refused' ? error.failure.error.work : undefined;

/** Aborts a call on timeout or by its caller's signal. */
function watchTimeout({ timeout = CALL_TIMEOUT, responseTimeout = timeout, signal: outer }: CallOptions) {
  const controller = new AbortController();
  const abortOnTimeout = () => controller.abort();
  const whole = setTimeout(abortOnTimeout, timeout);
  const first = setTimeout(abortOnTimeout, responseTimeout);
  if (outer?.aborted) abortOnTimeout();
  outer?.addEventListener('abort', abortOnTimeout, { once: true });
  const markResponded = () => clearTimeout(first);
  return {
    signal: controller.signal,
    answered: markResponded,
    end: () => {
      markResponded();
      clearTimeout(whole);
      outer?.removeEventListener('abort', abortOnTimeout);
    },
  };
}

/** Parses a response; undefined when it is no JSON. Rejects when it breaks off. */
const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readSeconds = (response: Response): { retryAfter?: number } => {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return seconds > 0 ? { retryAfter: seconds } : {};
};

const createRefusal = async (response: Response): Promise<Failure> => {
  const { status } = response;
  const parsed = failureSchema.safeParse(await readJson(response));
  const code = codeOfStatus(status);
  if (!parsed.success)
    return { kind: 'refused', status, foreign: true, error: { code, ...readSeconds(response) } };
  const { error } = parsed.data.rslt;
  return { kind: 'refused', status, error: { ...error, code: isErrorCode(error.code) ? error.code : code } };
};

/** Creates a typed client from the call tables. */
export function createClient(options: ClientOptions): Client {
  const usual: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  /** Makes one request and returns its `rslt`. */
  async function sendRequest(call: Call, given: AnyArguments, proof?: string): Promise<{ data: unknown }> {
    const { body, cuid, signal: outer } = given;
    const template = templateOf(call, options.prefixes ?? prefixes);
    const address = (options.origin ?? '') + fill<string>(template, cuid === undefined ? {} : { cuid });
    const createError = (failure: Failure) => new CallFailed(call.path, failure);
    const { signal, answered, end } = watchTimeout(given);
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
      if (response.status >= 400) throw createError(await createRefusal(response));
      const json = await readJson(response);
      const rslt = (json as { rslt?: { data?: unknown } } | undefined)?.rslt;
      const data = z.safeParse(call.answer, rslt?.data);
      const beside = call.beside ? z.safeParse(call.beside, rslt) : undefined;
      if (!data.success || beside?.success === false)
        throw createError({ kind: 'garbled', status: response.status });
      return { ...(beside?.data as object | undefined), data: data.data };
    } catch (error) {
      if (error instanceof CallFailed) throw error;
      if (outer?.aborted) throw outer.reason;
      throw createError({ kind: signal.aborted ? 'timeout' : 'offline' });
    } finally {
      end();
    }
  }
  /** Makes a request, and retries it with proof of work when asked. */
  async function sendWithProof(call: Call, given: AnyArguments): Promise<{ data: unknown }> {
    let proof: string | undefined;
    for (let proofs = 0; ; proofs += 1)
      try {
        return await sendRequest(call, given, proof);
      } catch (error) {
        const work = getChallenge(error);
        if (!work || !options.solve || proofs >= PROOFS) throw error;
        const solution = await options.solve(work, given.signal);
        proof = writeProof({ challenge: work.challenge, solution });
      }
  }
  return {
    async call(call, ...rest) {
      const { data } = (await sendWithProof(call, rest[0] ?? {})) as { data: AnswerOf<typeof call> };
      return data;
    },
    page: async (call, ...rest) =>
      (await sendWithProof(call, rest[0] ?? {})) as { data: AnswerOf<typeof call> } & BesideOf<typeof call>,
  };
}
