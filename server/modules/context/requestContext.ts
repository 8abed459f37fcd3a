import type { AnswerOf, BesideOf, BodyOf, Call } from '@parvis/api/call';
import type { Proof } from '@parvis/api/proof';
import type { Locale } from '@parvis/locales/languages';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { Consumer } from '../../platform/limits/proofOfWork/consumePoints.ts';
import type { AppContext, Reader } from './appContext.ts';
import type { FileSender, Session, StaffReader, StaffRow } from './session.ts';

export interface RequestContext<Body = unknown> {
  context: AppContext;
  body: Body;
  /** For calls that accept binary data. */
  rawBody: Buffer | undefined;
  /** Empty for public calls. */
  cuid: string;
  locale: Locale;
  session: Session | undefined;
  /** For staff calls. */
  role: StaffRow | undefined;
  /** Without a trailing slash. */
  resolveOrigin(): Promise<string>;
  /** Undefined if only the request names it. */
  resolveTrustedOrigin(): Promise<string | undefined>;
  /** Falls back to the listening address. */
  resolveMessageOrigin(): Promise<string>;
  userAgent: string | undefined;
  /** Do Not Track or Global Privacy Control. */
  refusesTracking: boolean;
  /** IPv4 address or IPv6 /48 prefix. */
  network: string;
  /** Rate-limit key of anonymous clients. */
  ipPrefix: string;
  token: string | undefined;
  device: string | undefined;
  browser: string | undefined;
  proof: Proof | undefined;
  /** Rate limits by code count only stored payloads. */
  markStored(): void;
  setDeviceCookie(token: string): void;
  setBrowserCookie(token: string): void;
  clearBrowserCookie(): void;
  setSessionCookie(token: string): void;
  clearSessionCookie(): void;
  /** Also clears the browser's HTTP cache. */
  clearDeviceCookie(): void;
}

export class Paged<Data, Beside> {
  readonly data: Data;
  readonly beside: Beside;

  constructor(data: Data, beside: Beside) {
    this.data = data;
    this.beside = beside;
  }
}

/** Response cacheable until its revision changes. */
export class Revised<Data> {
  readonly data: Data;
  readonly revision: number;

  constructor(data: Data, revision: number) {
    this.data = data;
    this.revision = revision;
  }
}

type HandlerResult<C extends Call> = [BesideOf<C>] extends [never]
  ? AnswerOf<C> | Revised<AnswerOf<C>>
  : Paged<AnswerOf<C>, BesideOf<C>>;

export type Handler<C extends Call> = (request: RequestContext<BodyOf<C>>) => Promise<HandlerResult<C>>;
export type Handlers<Table extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>;
};

/** @throws Refusal unauthenticated */
export function requireSession({ session }: RequestContext): Session {
  if (!session) throw new Refusal('unauthenticated');
  return session;
}

/** @throws Refusal unauthenticated, forbidden */
export function requireIdentity(request: RequestContext): string {
  const { crUid } = requireSession(request);
  if (!crUid) throw new Refusal('forbidden');
  return crUid;
}

/** @throws Refusal unauthenticated, forbidden */
export const requireContributor = (request: RequestContext): Reader => ({
  crUid: requireIdentity(request),
  staff: false,
  locale: request.locale,
});

/** @throws Refusal unauthenticated, forbidden */
export function requireStaff(request: RequestContext): StaffReader {
  const crUid = requireIdentity(request);
  if (!request.role) throw new Refusal('forbidden');
  return { crUid, staff: true, locale: request.locale, role: request.role };
}

export const toConsumer = ({ ipPrefix, device, proof }: RequestContext): Consumer => ({
  ipPrefix,
  device,
  proof,
});

export const toFileSender = (request: RequestContext, reader: Reader): FileSender => ({
  cuid: request.cuid,
  reader,
  qrid: request.session?.qrid ?? null,
  consumer: toConsumer(request),
});

/** @throws Refusal unauthenticated */
export function requirePerson(request: RequestContext): { session: Session; crUid: string } {
  const session = requireSession(request);
  if (session.crUid === null) throw new Refusal('unauthenticated');
  return { session, crUid: session.crUid };
}
