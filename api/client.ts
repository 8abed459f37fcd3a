import * as z from 'zod/mini';
import { type AnswerOf, type BodyOf, type Call, callAddress, defaultPrefixes, type Side } from './call.ts';
import { CALL_TIMEOUT } from './constants.ts';
import { failureSchema } from './envelope.ts';
import type { CallError } from './errors.ts';

/** Why a call has no answer: the server said so (`refused`), nobody answered (`offline`), or the answer makes no sense (`garbled`). */
export type Failure =
  | { readonly kind: 'refused'; readonly status: number; readonly error: CallError }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'garbled'; readonly status: number };

export class CallFailed extends Error {
  readonly failure: Failure;
  constructor(path: string, failure: Failure) {
    super(`${path}: ${failure.kind === 'refused' ? failure.error.code : failure.kind}`);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

export interface CallOptions {
  /** Milliseconds until the call is given up. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

export interface Client {
  /** Makes a call of a table. @throws CallFailed */
  call<C extends Call>(call: C, ...rest: CallArguments<C>): Promise<AnswerOf<C>>;
}

/** Calls of the mobile and town side name their customer first. */
type CallArguments<C extends Call> = [args: { body?: BodyOf<C>; cuid?: string } & CallOptions] | [];

export interface ClientOptions {
  readonly prefixes?: Record<Side, string>;
  /** Host of another site, e.g. a role's `url`; empty for this one. */
  readonly origin?: string;
  /** The language in which words of customers are wanted. */
  readonly language: () => string;
  readonly fetch?: typeof fetch;
}

const timedSignal = (timeout: number, outer?: AbortSignal): { signal: AbortSignal; end: () => void } => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('timeout', 'TimeoutError')), timeout);
  const follow = () => controller.abort(outer?.reason);
  outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
};

const refusal = async (response: Response): Promise<Failure> => {
  const parsed = failureSchema.safeParse(await response.json().catch(() => undefined));
  return parsed.success
    ? { kind: 'refused', status: response.status, error: parsed.data.rslt.error }
    : { kind: 'garbled', status: response.status };
};

/** The typed client made from the call tables: one function, no path written twice. */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  return {
    async call(call, ...rest) {
      const { body, cuid, timeout = CALL_TIMEOUT, signal: outer } = rest[0] ?? {};
      const address = (options.origin ?? '') + callAddress(call, cuid, options.prefixes ?? defaultPrefixes);
      const fail = (failure: Failure) => new CallFailed(call.path, failure);
      const { signal, end } = timedSignal(timeout, outer);
      try {
        const response = await send(address, {
          method: call.method,
          credentials: 'include',
          signal,
          headers: {
            'accept-language': options.language(),
            ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (!response.ok) throw fail(await refusal(response));
        const json: unknown = await response.json().catch(() => undefined);
        const data = (json as { rslt?: { data?: unknown } } | undefined)?.rslt?.data;
        const parsed = z.safeParse(call.answer, data);
        if (!parsed.success) throw fail({ kind: 'garbled', status: response.status });
        return parsed.data as AnswerOf<typeof call>;
      } catch (error) {
        if (error instanceof CallFailed) throw error;
        if (signal.aborted && !outer?.aborted) throw fail({ kind: 'timeout' });
        if (outer?.aborted) throw error;
        throw fail({ kind: 'offline' });
      } finally {
        end();
      }
    },
  };
}
