import type { AnswerOf, BesideOf, BodyOf, Call } from '@parvis/api/call';
import type { Proof } from '@parvis/api/proof';
import type { Locale } from '@parvis/locales/languages';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { Taker } from '../../platform/limits/proofOfWork/takeFrom.ts';
import type { Reader, Services } from './services.ts';
import type { FileSender, Session, StaffReader, StaffRow } from './session.ts';

/** A call on its way to its handler, past the guard: who asks, for what, in which language. */
export interface Ask<Body = unknown> {
  services: Services;
  body: Body;
  /** What came as it is, where the call takes that. */
  bytes: Buffer | undefined;
  /** The customer of the path; empty on the public side. */
  cuid: string;
  locale: Locale;
  session: Session | undefined;
  /** The role at the customer, where the call is for staff. */
  role: StaffRow | undefined;
  /** Address under which the reader sees this site, without a trailing slash. */
  origin(): Promise<string>;
  /** The same where settings, customers or this machine know it; undefined where only the request names it. */
  trustedOrigin(): Promise<string | undefined>;
  /** The address for mails and SMS: a trusted one, else the one at which the server listens. */
  sentOrigin(): Promise<string>;
  userAgent: string | undefined;
  /** The address the call comes from, or the /48 it lies in. */
  line: string;
  /** The line of what strangers share (`ipPrefix`). */
  prefix: string;
  /** The cookie that came with the call. */
  token: string | undefined;
  /** The cookie of a device on which somebody signed in before. */
  device: string | undefined;
  /** The cookie of a browser that asked for a code. */
  browser: string | undefined;
  /** Work that was done for this call. */
  proof: Proof | undefined;
  /** Says that what the call brought was stored, which is what the limits of a code count. */
  stored(): void;
  setDevice(token: string): void;
  setBrowser(token: string): void;
  clearBrowser(): void;
  setCookie(token: string): void;
  clearCookie(): void;
  /** Takes away the cookie of the device, too, and what the browser keeps of answers. */
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

/** An answer that changes with its revision alone, so that whoever has it may keep it until then. */
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

/** The session of a call that needs one. @throws Refusal unauthenticated */
export function sessionOf({ session }: Ask): Session {
  if (!session) throw new Refusal('unauthenticated');
  return session;
}

/** The identity of a call that needs one. @throws Refusal unauthenticated, forbidden */
export function identityOf(ask: Ask): string {
  const { crUid } = sessionOf(ask);
  if (!crUid) throw new Refusal('forbidden');
  return crUid;
}

/** A contributor. @throws Refusal unauthenticated, forbidden */
export const contributorOf = (ask: Ask): Reader => ({
  crUid: identityOf(ask),
  staff: false,
  locale: ask.locale,
});

/** A member of staff of the customer in the path. @throws Refusal unauthenticated, forbidden */
export function staffOf(ask: Ask): StaffReader {
  const crUid = identityOf(ask);
  if (!ask.role) throw new Refusal('forbidden');
  return { crUid, staff: true, locale: ask.locale, role: ask.role };
}

/** Who takes from limits that strangers share. */
export const takerOf = ({ prefix: line, device, proof }: Ask): Taker => ({ line, device, proof });

export const fileSenderOf = (ask: Ask, reader: Reader): FileSender => ({
  cuid: ask.cuid,
  reader,
  qrid: ask.session?.qrid ?? null,
  taker: takerOf(ask),
});

/** Who makes a call that needs an identity. @throws Refusal unauthenticated */
export function personOf(ask: Ask): { session: Session; crUid: string } {
  const session = sessionOf(ask);
  if (session.crUid === null) throw new Refusal('unauthenticated');
  return { session, crUid: session.crUid };
}
