import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GatewayTemplate, templateSchema } from '../platform/config/gateway/gatewayTemplate.ts';

/** Disconnects: `dies` without a response, `takesAndDies` after storing. */
type Behaviour = 'takes' | 'refuses' | 'fails' | 'busy' | 'keyless' | 'waits' | 'dies' | 'takesAndDies';

interface TakenSms {
  id: string;
  to: string;
  text: string;
  from: string;
}

/** Idempotent by id. */
export interface SmsGateway {
  template: GatewayTemplate;
  taken: TakenSms[];
  readonly requests: IncomingMessage[];
  answer: Behaviour;
  readonly held: number;
  goOn(): void;
  close(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<TakenSms> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as TakenSms;
}

const STATUS: Partial<Record<Behaviour, number>> = { refuses: 400, fails: 500, busy: 429, keyless: 401 };

export async function startSmsGateway(): Promise<SmsGateway> {
  const taken: TakenSms[] = [];
  const requests: IncomingMessage[] = [];
  const held: (() => void)[] = [];
  const respond = (response: ServerResponse, status: number, data: unknown) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status === 429 && { 'retry-after': '40' }),
    });
    response.end(JSON.stringify(data));
  };
  const storeSms = (sms: TakenSms, response: ServerResponse) => {
    if (taken.some(({ id }) => id === sms.id)) return respond(response, 409, { error: { code: 'again' } });
    taken.push(sms);
    respond(response, 201, { messages: [{ id: `ref-${sms.id}` }] });
  };
  const server = createServer((request, response) => {
    requests.push(request);
    void read(request).then((sms) => {
      const { answer } = gateway;
      if (answer === 'takes') return storeSms(sms, response);
      if (answer === 'waits') return void held.push(() => storeSms(sms, response));
      if (answer === 'takesAndDies') taken.push(sms);
      if (answer === 'dies' || answer === 'takesAndDies') return void request.socket.destroy();
      respond(response, STATUS[answer] ?? 500, { error: { code: answer } });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const gateway: SmsGateway = {
    template: templateSchema.parse({
      url: `http://127.0.0.1:${port}/send`,
      headers: { authorization: 'Bearer {key}' },
      body: { id: '{id}', to: '{+to}', text: '{text}', from: '{from}', receipts: '{receipts}' },
      answer: { id: 'messages.0.id' },
      twice: { at: 'error.code', is: ['again'] },
      receipts: { id: 'id', status: 'status', delivered: ['DELIVERED'], failed: ['FAILED', 7] },
      credentials: ['key'],
    }),
    taken,
    requests,
    answer: 'takes',
    get held() {
      return held.length;
    },
    goOn() {
      gateway.answer = 'takes';
      for (const go of held.splice(0)) go();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return gateway;
}
