import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { gatewayPresets } from '../../platform/config/gateway/presets.ts';
import { createGatewaySms } from '../../platform/delivery/smsGateway.ts';

/** Recorded requests and the response to return. */
const asked: { method?: string; url?: string; headers: object; body: string }[] = [];
let answer: { status: number; body: string } = { status: 200, body: '' };
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { method, url, headers } = request;
    asked.push({ ...(method && { method }), ...(url && { url }), headers, body });
    response.writeHead(answer.status).end(answer.body);
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

const credentials = { key: 'k-1', login: 'l-1', account: 'sms-ab1-1', password: 'p&1' };
async function send(name: string, said: typeof answer) {
  answer = said;
  const preset = gatewayPresets[name];
  if (!preset) throw new Error(`There is no preset ${name}.`);
  const template = { ...preset, url: `http://127.0.0.1:${port}/` };
  const receipts = 'https://parvis.example/r?key=x';
  const sms = createGatewaySms({ template, credentials, from: 'Mairie', receipts, warn: () => undefined });
  const outcome = await sms.send({ id: 'id-1', to: '33612345678', text: 'Votre code & plus' });
  return { outcome, request: asked.at(-1) };
}

describe('presets of French SMS gateways send valid requests and parse responses', () => {
  it('Brevo', async () => {
    const { outcome, request } = await send('brevo', { status: 201, body: '{"messageId":1511882900176220}' });
    expect(outcome).toEqual({ outcome: 'sent', reference: '1511882900176220' });
    expect(request?.headers).toMatchObject({ 'api-key': 'k-1', 'content-type': 'application/json' });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      ...{ type: 'transactional', tag: 'code', sender: 'Mairie', recipient: '33612345678' },
      ...{ content: 'Votre code & plus', webUrl: 'https://parvis.example/r?key=x' },
    });
    const wrong = { status: 400, body: '{"code":"invalid_parameter"}' };
    expect((await send('brevo', wrong)).outcome).toEqual({ outcome: 'refused' });
    const noCredits = { status: 402, body: '{"code":"not_enough_credits"}' };
    expect((await send('brevo', noCredits)).outcome).toEqual({ outcome: 'later', untaken: true });
  });
  it('Octopush', async () => {
    const { outcome, request } = await send('octopush', { status: 201, body: '{"sms_ticket":"sms_5fa2"}' });
    expect(outcome).toEqual({ outcome: 'sent', reference: 'sms_5fa2' });
    expect(request?.headers).toMatchObject({ 'api-login': 'l-1', 'api-key': 'k-1' });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      ...{ type: 'sms_premium', purpose: 'alert', sender: 'Mairie', request_id: 'id-1' },
      ...{ recipients: [{ phone_number: '+33612345678' }], text: 'Votre code & plus' },
    });
  });

  it('OVHcloud, which answers 200 to everything', async () => {
    const taken = { status: 200, body: '{"status":100,"creditLeft":"85.95","smsIds":["123456789"]}' };
    const { outcome, request } = await send('ovhcloud', taken);
    expect(outcome).toEqual({ outcome: 'sent', reference: '123456789' });
    expect(request?.method).toBe('GET');
    expect(Object.fromEntries(new URLSearchParams(request?.url?.slice(2)))).toEqual({
      ...{ account: 'sms-ab1-1', login: 'l-1', password: 'p&1', from: 'Mairie', to: '0033612345678' },
      ...{ message: 'Votre code & plus', noStop: '1', contentType: 'text/json' },
    });
    const away = { status: 200, body: '{"status":401,"message":"Bad credentials"}' };
    expect((await send('ovhcloud', away)).outcome).toEqual({ outcome: 'later', untaken: true });
    const missing = { status: 200, body: '{"status":201,"message":"Missing message"}' };
    expect((await send('ovhcloud', missing)).outcome).toEqual({ outcome: 'refused' });
  });
});
