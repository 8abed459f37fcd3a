import type * as z from 'zod/mini';

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

export interface Call<
  Body extends z.core.$ZodType = z.core.$ZodType,
  Data extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly side: Side;
  /** Relative to the side's prefix, without a leading slash. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly who: Who;
  /** The JSON body; `null` where the call takes none (an empty body is accepted). */
  readonly body: Body | null;
  /** What stands under `rslt.data`. */
  readonly answer: Data;
  readonly summary: string;
  /** Largest body, bytes, where the usual limit is too small. */
  readonly bodyLimit?: number;
}

export type BodyOf<C> = C extends Call<infer B, z.core.$ZodType> ? z.infer<B> : never;
export type AnswerOf<C> = C extends Call<z.core.$ZodType, infer D> ? z.infer<D> : never;

type Definition<B extends z.core.$ZodType, D extends z.core.$ZodType> = Omit<Call<B, D>, 'side' | 'body'> & {
  readonly body: B | null;
};

const definer =
  (side: Side) =>
  <B extends z.core.$ZodType, D extends z.core.$ZodType>(definition: Definition<B, D>): Call<B, D> => ({
    side,
    ...definition,
  });

export const publicCall = definer('public');
export const mobileCall = definer('mobile');
export const townCall = definer('town');
export const adminCall = definer('admin');

/** Where each side stands on its host; `{cuid}` is the customer. Configurable in the client. */
export const defaultPrefixes: Record<Side, string> = {
  public: '/api',
  mobile: '/mobile/{cuid}',
  town: '/town/{cuid}',
  admin: '/admin/{cuid}',
};

/** The address of a call below the given prefixes. */
export const callAddress = (
  call: Pick<Call, 'side' | 'path'>,
  cuid: string | undefined,
  prefixes: Record<Side, string> = defaultPrefixes,
): string => `${prefixes[call.side].replace('{cuid}', encodeURIComponent(cuid ?? ''))}/${call.path}`;
