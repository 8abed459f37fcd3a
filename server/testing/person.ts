import { type AnswerOf, type BodyOf, type Call, callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { failureSchema } from '@parvis/api/envelope';
import type { CallError } from '@parvis/api/errors';
import { PROOF_HEADER, writeProof } from '@parvis/api/proof';
import type { Played } from '@parvis/questionnaire/model/played';
import { desc } from 'drizzle-orm';
import { getQuestionnaire, hashQuestionnaire } from '../modules/cases/questionnaires.ts';
import { indexCategories } from '../modules/customers/categories.ts';
import { outbox } from '../platform/db/schema.ts';
import { createId } from '../platform/lib/ids.ts';
import { buildTextActions, played, sent } from './played.ts';
import { solve } from './solve.ts';
import type { TestServices } from './testServices.ts';
import { testTown } from './town.ts';

export interface Reply<D = unknown> {
  status: number;
  data: D | undefined;
  error: CallError | undefined;
  /** Fields of a list beside its rows. */
  beside?: { readonly next?: string; readonly total?: number; readonly mayOpen?: boolean };
}

export interface SendOptions {
  cuid?: string;
  headers?: Record<string, string>;
  raw?: string;
  /** Moves the other fields into the query. */
  bytes?: Buffer;
}

/** With a browser and cookies. */
export class Person {
  readonly services: TestServices;
  cookie: string | undefined;
  device: string | undefined;
  browser: string | undefined;
  /** Solves proofs of work. */
  works = false;
  language = 'fr-FR';

  constructor(services: TestServices) {
    this.services = services;
  }

  async send<C extends Call>(
    call: C,
    body?: BodyOf<C>,
    options: SendOptions = {},
  ): Promise<Reply<AnswerOf<C>>> {
    const cookies = [this.cookie, this.device, this.browser].filter((cookie) => cookie !== undefined);
    const { bytes } = options;
    const fields = bytes
      ? `?${new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]))}`
      : '';
    const response = await this.services.app.inject({
      method: call.method,
      url: callAddress(call, { cuid: options.cuid ?? 'testville' }) + fields,
      headers: {
        'accept-language': this.language,
        ...(call.method === 'POST' && {
          'content-type': bytes ? 'application/octet-stream' : 'application/json',
        }),
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        ...options.headers,
      },
      ...(call.method === 'POST' && {
        payload: bytes ?? options.raw ?? (body === undefined ? '' : JSON.stringify(body)),
      }),
    });
    const set = response.cookies.find(({ name }) => name.endsWith('pv_session'));
    if (set) this.cookie = set.value === '' ? undefined : `${set.name}=${set.value}`;
    const known = response.cookies.find(({ name }) => name.endsWith('pv_device'));
    if (known) this.device = `${known.name}=${known.value}`;
    const asking = response.cookies.find(({ name }) => name.endsWith('pv_code'));
    if (asking) this.browser = asking.value === '' ? undefined : `${asking.name}=${asking.value}`;
    const json: unknown = JSON.parse(response.body);
    const failed = failureSchema.safeParse(json);
    if (failed.success) {
      const error = failed.data.rslt.error as CallError;
      if (!error.work || !this.works) return { status: response.statusCode, data: undefined, error };
      const proof = writeProof({ challenge: error.work.challenge, solution: solve(error.work) });
      return this.send(call, body, { ...options, headers: { ...options.headers, [PROOF_HEADER]: proof } });
    }
    const { data, ...beside } = (json as { rslt: { data: AnswerOf<C> } & Reply['beside'] }).rslt;
    const isPaged = Object.keys(beside).length > 0;
    return { status: response.statusCode, data, error: undefined, ...(isPaged && { beside }) };
  }

  get(url: string, headers: Record<string, string> = {}) {
    const cookies = [this.cookie, this.device].filter((cookie) => cookie !== undefined);
    return this.services.app.inject({
      method: 'GET',
      url,
      headers: {
        'accept-language': this.language,
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        ...headers,
      },
    });
  }

  /** Throws on errors. */
  async call<C extends Call>(call: C, body?: BodyOf<C>, options?: SendOptions): Promise<AnswerOf<C>> {
    const { data, error, status } = await this.send(call, body, options);
    if (data === undefined) throw new Error(`${call.path}: ${status} ${JSON.stringify(error)}`);
    return data;
  }
}

export function getFirst<T>(list: readonly T[]): T {
  const [value] = list;
  if (value === undefined) throw new Error('The list is empty.');
  return value;
}

export async function createVisitor(services: TestServices): Promise<Person> {
  const person = new Person(services);
  await person.call(sessionCalls.userSts, { newCookies: true });
  return person;
}

export async function createContributor(services: TestServices): Promise<Person> {
  const person = await createVisitor(services);
  await person.call(sessionCalls.initId, {});
  return person;
}

export async function fetchLastCode(services: TestServices, mail: string): Promise<string> {
  const sent = await services.store.db.select().from(outbox).orderBy(desc(outbox.id));
  const code = sent.find(({ recipient }) => recipient === mail)?.subject.slice(0, 5);
  if (!code) throw new Error(`No mail to ${mail}.`);
  return code;
}

export async function fetchLastSmsCode(services: TestServices, phone: string): Promise<string> {
  const sent = await services.store.db.select().from(outbox).orderBy(desc(outbox.id));
  const body = sent.find(({ kind, recipient }) => kind === 'sms' && recipient === phone)?.body;
  const code = body?.split('#').at(-1);
  if (!code) throw new Error(`No SMS to ${phone}.`);
  return code;
}

export async function signIn(person: Person, mail: string): Promise<Person> {
  const { rqid } = getFirst(await person.call(loginCalls.loginMailReq, { mail, own: true }));
  await person.call(loginCalls.loginMailConfirm, { rqid, code: await fetchLastCode(person.services, mail) });
  return person;
}

export const signInStaff = (services: TestServices, mail = 'anna@testville.example'): Promise<Person> =>
  signIn(new Person(services), mail);

export const buildToiletsReport = (details = 'La porte ne ferme plus'): Played =>
  played({ type: 'CHECK', item: 'leak' }, ...buildTextActions('details', details), sent);

const toilets = indexCategories(testTown.menu).get('toilets');
if (!toilets) throw new Error('The test town has no toilets.');
const toiletsId = hashQuestionnaire(getQuestionnaire(toilets));

export const buildOpening = (csid = createId()): BodyOf<typeof caseCalls.casesInit> => ({
  csid,
  qrid: 'test-hall',
  ccatCode: 'toilets',
  questionnaireId: toiletsId,
  played: buildToiletsReport(),
});

export async function openCase(person: Person): Promise<string> {
  const { csid } = getFirst(await person.call(caseCalls.casesInit, buildOpening()));
  return csid;
}

export const fetchMessages = (person: Person, csid: string, after = 0) =>
  person.call(mobileCalls.fetchReq, { csid, after });

export const sendStep = (
  person: Person,
  csid: string,
  name: BodyOf<typeof townCalls.casesHandling>['step'],
  more: Partial<BodyOf<typeof townCalls.casesHandling>> = {},
) => person.send(townCalls.casesHandling, { csid, id: createId(), step: name, ...more });

export async function openAndCloseCase(
  services: TestServices,
  agent: Person,
): Promise<{ jo: Person; csid: string }> {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  await sendStep(agent, csid, 'handle');
  await sendStep(agent, csid, 'close', { outcome: 'solved' });
  return { jo, csid };
}
