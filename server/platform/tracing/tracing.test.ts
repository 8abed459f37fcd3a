import { templateOf } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { loginCalls } from '@parvis/api/calls/login';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../cli/serve/createLog.ts';
import {
  createContributor,
  createVisitor,
  fetchLastSmsCode,
  getFirst,
  openCase,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { startTraceReceiver, type TraceReceiver } from '../../testing/traceReceiver.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { openTracing, type Tracing } from './openTracing.ts';
import { getTracer, runInSpan } from './spans.ts';

const { url } = await createTestDatabase();
let receiver: TraceReceiver;
let tracing: Tracing | undefined;
const lines: string[] = [];
const told: string[] = [];
beforeAll(async () => {
  receiver = await startTraceReceiver();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
  tracing = await openTracing({ ...process.env, OTEL_SERVICE_NAME: 'parvis-test' }, (line) =>
    told.push(line),
  );
});
afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
});

/** As typed and as stored. */
const [TYPED, PHONE] = ['06 39 98 00 99', '33639980099'];
const OPENING = templateOf(caseCalls.casesInit);
const WORDS = [
  'jo@mail.example',
  'anna@testville',
  'Anna',
  'La porte ne ferme plus',
  'Mozilla',
  '127.0.0.1',
  'test-hall',
];

it('exports calls, statements, messages and jobs, without personal data', async () => {
  const out = (...some: (string | undefined)[]) => lines.push(some.join(' '));
  const log = createLog('json', { out, err: out });
  const services = await openTestServices(url, { log });
  await signIn(await createContributor(services), 'jo@mail.example');
  const { mail } = services.services;
  services.services.mail = { ...mail, record: undefined };
  await (await createContributor(services)).call(loginCalls.loginMailReq, {
    mail: 'jo@mail.example',
    own: true,
  });
  await services.jobs.runDue();
  services.services.mail = mail;
  const jo = await createVisitor(services);
  await jo.call(sessionCalls.qrScan, { qrid: 'test-hall' });
  await signInStaff(services);
  const zoe = await createContributor(services);
  await openCase(zoe);
  services.services.sms = { ...services.services.sms, record: undefined };
  const { rqid = '' } = getFirst(
    await zoe.call(ownPhoneCalls.loginSmsInit, { phoneMob: TYPED, newPhone: true }),
  );
  await services.jobs.runDue();
  const code = await fetchLastSmsCode(services, PHONE);
  await zoe.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob: TYPED, code });
  await runInSpan({ kind: 'internal', name: 'job retention', isRoot: true }, () =>
    services.store.pool.query('select 1 from cases'),
  );
  await services.close();
  expect(services.failures).toEqual([]);
  await tracing?.close();
  await receiver.close();
  expect(told).toEqual([]);
  expect(getTracer()).toBeUndefined();

  const { spans } = receiver;
  expect(new Set(spans.map(({ resource }) => resource['service.name']))).toEqual(new Set(['parvis-test']));
  const call = spans.find(({ name }) => name === `POST ${OPENING}`);
  expect(call).toMatchObject({
    kind: 2,
    parent: undefined,
    status: 0,
    facts: {
      'http.request.method': 'POST',
      'http.route': OPENING,
      'http.response.status_code': 200,
    },
  });
  const within = spans.filter(({ trace, parent }) => trace === call?.trace && parent === call?.id);
  expect(within.map(({ name }) => name)).toContain('select sessions');
  expect(within.every(({ kind, facts }) => kind === 3 && facts['db.system.name'] === 'postgresql')).toBe(
    true,
  );
  expect(spans.filter(({ name }) => name === 'send mail')).not.toEqual([]);
  const sms = spans.filter(({ name }) => name === 'send sms');
  expect(sms).toMatchObject([{ kind: 3, parent: undefined, status: 0, facts: { 'parvis.about': 'code' } }]);
  // Only the outbox insert.
  expect(spans.filter(({ parent }) => parent === sms[0]?.id).map(({ name }) => name)).toEqual([
    'insert outbox',
  ]);
  const job = spans.find(({ name }) => name === 'job retention');
  expect(spans.filter(({ parent }) => parent === job?.id).map(({ name }) => name)).toEqual(['select cases']);

  for (const word of [...WORDS, TYPED, PHONE, PHONE.slice(2), code])
    expect([word, receiver.said().includes(word)]).toEqual([word, false]);
  const events = lines.map((line): Record<string, unknown> => JSON.parse(line));
  const line = events.find(({ call: of }) => of === OPENING);
  expect(line?.trace).toBe(call?.trace);
});

it('runs work directly when tracing is off', async () => {
  expect(await openTracing({}, (line) => told.push(line))).toBeUndefined();
  expect(await runInSpan({ kind: 'internal', name: 'x' }, async () => 7)).toBe(7);
  expect(told).toEqual([]);
});
