import type * as z from 'zod/mini';
import { type Filling, fill } from './address.ts';
import type { LimitName } from './limits.ts';

/**
 * Who may make a call; the server's guard and the access tests derive from it.
 * - `anyone`: no cookie needed.
 * - `session`: an accepted session.
 * - `identity`: a session with a contributor identity.
 * - `participant`: an identity that takes part in the case `csid` of the body.
 * - `staff`: an identity with a role at the customer `{cuid}` of the path.
 * - `manager`: staff of that customer who are managers or administrators.
 * - `moderator`: staff of that customer with the right to moderate.
 * - `admin`: staff of that customer with administrator rights.
 */
export type Who =
  | 'anyone'
  | 'session'
  | 'identity'
  | 'participant'
  | 'staff'
  | 'manager'
  | 'moderator'
  | 'admin';

/** The three back ends of the specification's section 7, and the administrators' additions. */
export type Side = 'public' | 'mobile' | 'town' | 'admin';

type Schema = z.core.$ZodType;

/** A row of a call table. */
export interface Call<
  S extends Side = Side,
  B extends Schema | null = Schema | null,
  D extends Schema = Schema,
  P extends Schema | undefined = Schema | undefined,
> {
  readonly side: S;
  /** Relative to the side's prefix, without a leading slash. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly who: Who;
  /** The JSON body; `null` for none (an empty body is accepted). */
  readonly body: B;
  /** `rslt.data` of the response. */
  readonly answer: D;
  /** Fields beside `data` under `rslt` for a page of a list: see `paging.ts`. */
  readonly beside?: P;
  readonly limit: LimitName;
  /** The answer is cacheable by `ETag`: it changes only with its revision. */
  readonly revised?: true;
  /** Largest body, bytes, where `BODY_LIMIT` is too small. */
  readonly bodyLimit?: number;
  /**
   * Accepts a binary body (`application/octet-stream`); the other fields are query parameters then.
   */
  readonly bytes?: true;
}

type Parsed<B> = B extends Schema ? z.infer<B> : never;

/** Body of a call; `never` for none. */
export type BodyOf<C extends Call> = Parsed<C['body']>;
export type AnswerOf<C extends Call> = z.infer<C['answer']>;
/** Pagination fields of a call's answer. */
export type BesideOf<C extends Call> =
  NonNullable<C['beside']> extends infer P extends Schema ? z.infer<P> : never;

/** A row as written: POST without a body by default. Access and rate limit are required. */
type Row<S extends Side, B extends Schema | null, D extends Schema, P extends Schema | undefined> = Omit<
  Call<S, B, D, P>,
  'side' | 'method' | 'body'
> &
  Partial<Pick<Call<S, B, D, P>, 'method' | 'body'>>;

const createDefiner =
  <S extends Side>(side: S) =>
  <B extends Schema | null = null, D extends Schema = Schema, P extends Schema | undefined = undefined>(
    row: Row<S, B, D, P>,
  ): Call<S, B, D, P> => ({ side, method: 'POST', body: null as B, ...row });

export type CallDefiner<S extends Side> = ReturnType<typeof createDefiner<S>>;

export const publicCall = createDefiner('public');
export const mobileCall = createDefiner('mobile');
export const townCall = createDefiner('town');
export const adminCall = createDefiner('admin');

/** Path prefix of each side; `{cuid}` is the customer. Configurable in the client. */
export const prefixes = {
  public: '/api',
  mobile: '/mobile/{cuid}',
  town: '/town/{cuid}',
  admin: '/admin/{cuid}',
} as const satisfies Readonly<Record<Side, string>>;

export type Prefixes = Readonly<Record<Side, string>>;

/** Returns the address template of a call: `/town/{cuid}/cases/listAll`. */
export const templateOf = (call: Pick<Call, 'side' | 'path'>, on: Prefixes = prefixes): string =>
  `${on[call.side]}/${call.path}`;

/** Parameters of a side's calls: the customer, except on the public side. */
export type FillingOf<S extends Side> = Filling<(typeof prefixes)[S]>;

/** Returns the address of a call. @throws Error without the customer that its side needs */
export const callAddress = <S extends Side>(
  call: Pick<Call<S>, 'side' | 'path'>,
  filling: FillingOf<S>,
  on: Prefixes = prefixes,
): string => fill<string>(templateOf(call, on), filling);
