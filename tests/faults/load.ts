import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from '@parvis/api/addresses';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { CallFailed, type Client, createClient } from '@parvis/api/client';
import { type LiveReader, readLive } from '../../server/testing/liveReader.ts';
import { until } from './wait.ts';

const CUID = 'belleroche';
const QRID = 'demo-town';
const CATEGORY = 'bins';
/** Retry delay of an unreachable server, ms. */
const OFFLINE_PAUSE = 20;

/** A full bin. */
const played = {
  flags: [],
  mode: 'whole' as const,
  events: [{ type: 'CHECK' as const, item: 'bins.what.full' }, { type: 'CONFIRM' as const }],
};

const newId = () => Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url');

/** By kind. */
interface Answers {
  unavailable: number;
  offline: number;
  /** Must stay empty. */
  wrong: Map<string, number>;
}

/** By the server. */
interface Acknowledged {
  csid: string;
  txt: string;
  msgId: number;
}

/** Continuously. */
export interface Load {
  readonly messages: readonly Acknowledged[];
  readonly reports: readonly string[];
  readonly answers: Answers;
  /** Of the first person, open throughout. */
  readonly stream: LiveReader;
  readonly streamed: string;
  /** @returns ms until all succeed again */
  again(): Promise<number>;
  stop(): Promise<void>;
}

/** A client with its cookie. */
function device(origin: string): { client: Client; cookie: () => string | undefined } {
  let cookie: string | undefined;
  const client = createClient({
    origin,
    language: () => 'fr-FR',
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      if (cookie) headers.set('cookie', cookie);
      const response = await fetch(input, { ...init, headers });
      const set = response.headers.getSetCookie().find((line) => line.includes('pv_session='));
      if (set) cookie = set.split(';')[0];
      return response;
    },
  });
  return { client, cookie: () => cookie };
}

function note(answers: Answers, error: unknown): void {
  const failure = error instanceof CallFailed ? error.failure : undefined;
  if (failure?.kind === 'refused' && failure.status === 503 && failure.error.retryAfter !== undefined)
    answers.unavailable += 1;
  else if (failure?.kind === 'offline' || failure?.kind === 'timeout') answers.offline += 1;
  else answers.wrong.set(String(error), (answers.wrong.get(String(error)) ?? 0) + 1);
}

/** `count` write in their cases across servers, one opens cases. */
export async function startLoad(origins: readonly string[], count = 6): Promise<Load> {
  const messages: Acknowledged[] = [];
  const reports: string[] = [];
  const answers: Answers = { unavailable: 0, offline: 0, wrong: new Map() };
  const done = Array.from({ length: count + 1 }, () => 0);
  let stopped = false;

  async function insist<T>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        note(answers, error);
        if (error instanceof CallFailed && error.failure.kind === 'offline') await pause(OFFLINE_PAUSE);
      }
    }
  }

  async function arrive(number: number) {
    const { client, cookie } = device(origins[number % origins.length] ?? '');
    await client.call(sessionCalls.userSts, { body: { newCookies: true } });
    await client.call(sessionCalls.initId, { body: { qr: QRID } });
    const [question] = await client.call(mobileCalls.casesQuestion, {
      cuid: CUID,
      body: { ccatCode: CATEGORY },
    });
    const report = async () => {
      const csid = newId();
      const body = {
        csid,
        qrid: QRID,
        ccatCode: CATEGORY,
        questionnaireId: question?.questionnaireId ?? '',
        played,
      };
      await insist(() => client.call(caseCalls.casesInit, { body }));
      reports.push(csid);
      return csid;
    };
    return { client, cookie, report };
  }

  const people = [];
  for (let number = 0; number <= count; number += 1) people.push(await arrive(number));
  const [first] = people;
  const streamed = (await first?.report()) ?? '';
  const stream = await readLive(`${origins[0]}${addresses.contributorLive.template}`, first?.cookie());
  await until('The live stream begins', () => stream.lastId() !== undefined);

  const work = people.map(async ({ client, report }, number) => {
    const csid = number === 0 ? streamed : await report();
    while (!stopped) {
      if (number === count) await report();
      else {
        const body = { csid, id: newId(), txt: `${number} ${done[number]}` };
        const [sent] = await insist(() => client.call(mobileCalls.sendTxt, { cuid: CUID, body }));
        messages.push({ csid, txt: body.txt, msgId: sent?.msgId ?? 0 });
      }
      done[number] = (done[number] ?? 0) + 1;
    }
  });

  return {
    messages,
    reports,
    answers,
    stream,
    streamed,
    async again() {
      const since = Date.now();
      const before = [...done];
      await until('Everybody writes again', () =>
        done.every((value, number) => value >= (before[number] ?? 0) + 3),
      );
      return Date.now() - since;
    },
    async stop() {
      stopped = true;
      await Promise.all(work);
    },
  };
}
