import type { AnswerOf, BesideOf, BodyOf, Call } from '@parvis/api/call';
import type { Proof } from '@parvis/api/proof';
import type { Locale } from '@parvis/locales/languages';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { Taker } from '../../platform/limits/proofOfWork/takeFrom.ts';
import type { Reader, Services } from './services.ts';
import type { FileSender, Session, StaffReader, StaffRow } from './session.ts';

export interface Ask<Body = unknown> {
  services: Services;
  body: Body;
  /** For calls that accept binary data. */
  bytes: Buffer | undefined;
  /** Empty for public calls. */
  cuid: string;
  locale: Locale;
  session: Session | undefined;
  /** For staff calls. */
  role: StaffRow | undefined;
  /** Without a trailing slash. */
  origin(): Promise<string>;
  /** Undefined if only the request names it. */
  trustedOrigin(): Promise<string | undefined>;
  /** The trusted origin, else the listening address. */
  sentOrigin(): Promise<string>;
  userAgent: string | undefined;
  /** IPv4 address or IPv6 /48 prefix. */
  line: string;
  /** Shared by anonymous clients for rate limits. */
  prefix: string;
  token: string | undefined;
  device: string | undefined;
  browser: string | undefined;
  proof: Proof | undefined;
  /** Rate limits by code count stored payloads only. */
  stored(): void;
  setDevice(token: string): void;
  setBrowser(token: string): void;
  clearBrowser(): void;
  setCookie(token: string): void;
  clearCookie(): void;
  /** Also clears the browser's cache of responses. */
  clearDevice(): void;
}

export class Paged<Data, Beside> {
  readonly data: Data;
  readonly beside: Beside;

  constructor(data: Data, beside: Beside) {
    this.data = data;
    this.beside = beside;
  }
}

/** Cacheable until its revision changes. */
export class Revised<Data> {
  readonly data: Data;
  readonly revision: number;

  constructor(data: Data, revision: number) {
    this.data = data;
    this.revision = revision;
  }
}

type GivenBy<C extends Call> = [BesideOf<C>] extends [never]
  ? AnswerOf<C> | Revised<AnswerOf<C>>
  : Paged<AnswerOf<C>, BesideOf<C>>;

export type Handler<C extends Call> = (ask: Ask<BodyOf<C>>) => Promise<GivenBy<C>>;
export type Handlers<Table extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>;
};

/** @throws Refusal unauthenticated */
export function sessionOf({ session }: Ask): Session {
  if (!session) throw new Refusal('unauthenticated');
  return session;
}

/** @throws Refusal unauthenticated, forbidden */
export function identityOf(ask: Ask): string {
  const { crUid } = sessionOf(ask);
  if (!crUid) throw new Refusal('forbidden');
  return crUid;
}

/** @throws Refusal unauthenticated, forbidden */
export const contributorOf = (ask: Ask): Reader => ({
  crUid: identityOf(ask),
  staff: false,
  locale: ask.locale,
});

/** @throws Refusal unauthenticated, forbidden */
export function staffOf(ask: Ask): StaffReader {
  const crUid = identityOf(ask);
  if (!ask.role) throw new Refusal('forbidden');
  return { crUid, staff: true, locale: ask.locale, role: ask.role };
}

export const takerOf = ({ prefix: line, device, proof }: Ask): Taker => ({ line, device, proof });

export const fileSenderOf = (ask: Ask, reader: Reader): FileSender => ({
  cuid: ask.cuid,
  reader,
  qrid: ask.session?.qrid ?? null,
  taker: takerOf(ask),
});

/** @throws Refusal unauthenticated */
export function personOf(ask: Ask): { session: Session; crUid: string } {
  const session = sessionOf(ask);
  if (session.crUid === null) throw new Refusal('unauthenticated');
  return { session, crUid: session.crUid };
}
