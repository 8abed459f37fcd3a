import type * as z from 'zod/mini';
import { type Filling, fill } from './address.ts';
import type { LimitName } from './limits.ts';

/**
 * Who may make a call. The server's guard and the rights test are both made from it.
 *
 * - `anyone`: no cookie needed.
 * - `session`: an accepted session.
 * - `identity`: a session with a contributor identity.
 * - `participant`: an identity that takes part in the case named by `csid` in the body.
 * - `staff`: an identity with a role at the customer named by `{cuid}` in the path.
 * - `admin`: staff of that customer at the level of an administrator.
 */
export type Who = 'anyone' | 'session' | 'identity' | 'participant' | 'staff' | 'admin';

/** The three back ends of the specification's section 7, and what administrators need beyond it. */
export type Side = 'public' | 'mobile' | 'town' | 'admin';

type Schema = z.core.$ZodType;

/** One row of a call table. */
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
  /** The JSON body; `null` where the call takes none (an empty body is accepted). */
  readonly body: B;
  /** What stands under `rslt.data`. */
  readonly answer: D;
  /** What stands beside `data` under `rslt`, where the answer is a page of a list: see `paging.ts`. */
  readonly beside?: P;
  /** How often it may be made. */
  readonly limit: LimitName;
  /** The answer changes with its revision alone: it carries an `ETag`, by which it may be kept. */
  readonly revised?: true;
  /** Largest body, bytes, where `BODY_LIMIT` is too small. */
  readonly bodyLimit?: number;
  /** Bytes may come as they are, `application/octet-stream`: the fields of the body stand in the address then. */
  readonly bytes?: true;
}

type Parsed<B> = B extends Schema ? z.infer<B> : never;

/** What a call is sent with; `never` where it takes no body. */
export type BodyOf<C extends Call> = Parsed<C['body']>;
/** What a call answers. */
export type AnswerOf<C extends Call> = z.infer<C['answer']>;
/** What stands beside the answer of a call that answers a page. */
export type BesideOf<C extends Call> =
  NonNullable<C['beside']> extends infer P extends Schema ? z.infer<P> : never;

/** A row as it is written: POST and without a body, unless it says otherwise. Who may call and how often it always says. */
type Row<S extends Side, B extends Schema | null, D extends Schema, P extends Schema | undefined> = Omit<
  Call<S, B, D, P>,
  'side' | 'method' | 'body'
> &
  Partial<Pick<Call<S, B, D, P>, 'method' | 'body'>>;

const definer =
  <S extends Side>(side: S) =>
  <B extends Schema | null = null, D extends Schema = Schema, P extends Schema | undefined = undefined>(
    row: Row<S, B, D, P>,
  ): Call<S, B, D, P> => ({ side, method: 'POST', body: null as B, ...row });

/** Makes rows of one side's table. */
export type CallDefiner<S extends Side> = ReturnType<typeof definer<S>>;

/** A row of the public side's tables. */
export const publicCall = definer('public');
/** A row of the mobile side's table. */
export const mobileCall = definer('mobile');
/** A row of the town side's table. */
export const townCall = definer('town');
/** A row of the administrators' table. */
export const adminCall = definer('admin');

/** Where each side stands on its host; `{cuid}` is the customer. Configurable in the client. */
export const prefixes = {
  public: '/api',
  mobile: '/mobile/{cuid}',
  town: '/town/{cuid}',
  admin: '/admin/{cuid}',
} as const satisfies Readonly<Record<Side, string>>;

/** The prefix of each side, as a client may be told it. */
export type Prefixes = Readonly<Record<Side, string>>;

/** The address of a call, with its holes: `/town/{cuid}/cases/listAll`. */
export const templateOf = (call: Pick<Call, 'side' | 'path'>, on: Prefixes = prefixes): string =>
  `${on[call.side]}/${call.path}`;

/** What fills the address of a call of one side: its customer, but on the public side. */
export type FillingOf<S extends Side> = Filling<(typeof prefixes)[S]>;

/** The address of a call. @throws Error without the customer that its side needs */
export const callAddress = <S extends Side>(
  call: Pick<Call<S>, 'side' | 'path'>,
  filling: FillingOf<S>,
  on: Prefixes = prefixes,
): string => fill<string>(templateOf(call, on), filling);
