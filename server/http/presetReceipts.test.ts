import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { gatewayPresets } from '../platform/config/gateway/presets.ts';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { eventually } from '../testing/eventually.ts';
import { createContributor, getFirst } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';

const KEY = 'a-secret-of-receipts';
const { url } = await createTestDatabase();

let answer = '';
const gateway = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(201).end(answer));
});
await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
const { port } = gateway.address() as AddressInfo;
afterAll(() => gateway.close());

/** Response and receipts of each gateway, as documented, with our ids. */
const told: Record<string, { taken: string; arrived: InjectOptions; lost: InjectOptions }> = {
  brevo: {
    taken:
      '{"reference":"ab1cde2fgh3i4jklmno","messageId":1511882900176220,"smsCount":1,"usedCredits":0.7,"remainingCredits":82.85}',
    arrived: {
      method: 'POST',
      payload: JSON.parse(
        '{"id":26570,"to":"33620000001","sms_count":1,"credits_used":1.5,"messageId":1511882900176220,"remaining_credit":11488.8,"msg_status":"delivered","date":"2026-11-26 10:00:00","type":"transactional","reference":"ab1cde2fgh3i4jklmno"}',
      ),
    },
    lost: {
      method: 'POST',
      payload: JSON.parse(
        '{"id":26570,"to":"33620000001","sms_count":1,"messageId":1511882900176220,"msg_status":"hard_bounce","type":"transactional"}',
      ),
    },
  },
  octopush: {
    taken:
      '{"sms_ticket":"sms_5fa275dbf21dc","number_of_contacts":1,"total_cost":0.0475,"number_of_sms_needed":1,"residual_credit":12.5}',
    arrived: {
      method: 'POST',
      payload: JSON.parse(
        '{"channel":"sms","message_id":"sms_5fa275dbf21dc","number":"+33620000001","status":"DELIVERED","delivery_date":"2026-11-26 11:11:45","meta_data":{}}',
      ),
    },
    lost: {
      method: 'POST',
      payload: JSON.parse(
        '{"channel":"sms","message_id":"sms_5fa275dbf21dc","number":"+33620000001","status":"BAD_DESTINATION","delivery_date":"2026-11-26 11:11:45","meta_data":{}}',
      ),
    },
  },
  ovhcloud: {
    taken: '{"status":100,"creditLeft":"85.95","smsIds":["123456789"]}',
    arrived: { url: '&id=123456789&ptt=1&date=20261126111145&description=delivered' },
    lost: { url: '&id=123456789&ptt=2&date=20261126111145&description=failed' },
  },
};

describe.each(Object.keys(gatewayPresets))('receipts of %s', (name) => {
  const { taken, arrived, lost } = told[name] ?? {};

  it.each([
    ['that it arrived', arrived, { delivered: true, failed: false }],
    ['that it will not arrive', lost, { delivered: false, failed: true }],
  ])('%s', async (_, receipt, state) => {
    if (taken === undefined || receipt === undefined) throw new Error(`Nothing is known of ${name}.`);
    answer = taken;
    const template = {
      ...gatewayPresets[name],
      url: `http://127.0.0.1:${port}/`,
    } as (typeof gatewayPresets)[string];
    const smsCredentials = { key: 'k', login: 'l', account: 'a', password: 'p' };
    const smsGateway = { name, template };
    const services = await openTestServices(url, {
      config: { publicUrl: 'https://parvis.example', smsGateway, smsCredentials, smsReceiptsKey: KEY },
    });
    services.jobs.start();
    await services.store.pool.query('truncate deliveries, verifications');
    const jo = await createContributor(services);
    const { rqid = '' } = getFirst(
      await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob: '0620000001', newPhone: true }),
    );
    const stateOf = async () => getFirst(await jo.call(ownPhoneCalls.loginSmsSts, { rqid }));
    await eventually(async () => expect(await stateOf()).toMatchObject({ smsSent: true, delivered: false }));
    const { url: query = '', ...rest } = receipt;
    const said = await services.app.inject({ ...rest, url: `/api/sms/receipts?key=${KEY}${String(query)}` });
    expect(said.statusCode).toBe(200);
    expect(await stateOf()).toMatchObject(state);
    await services.close();
  });
});
