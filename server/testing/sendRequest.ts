import { request } from 'node:http';
import { type AnswerOf, type BodyOf, type Call, callAddress } from '@parvis/api/call';

export interface TestRequest {
  method?: 'GET' | 'POST' | 'OPTIONS';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface TestResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Under any host name. */
export function sendRequest(
  port: number,
  host: string,
  { method = 'GET', path, headers, body }: TestRequest,
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, host } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Cookies by host. */
export class Browser {
  readonly #port: number;
  readonly #jars = new Map<string, Map<string, string>>();

  constructor(port: number) {
    this.#port = port;
  }

  cookies(host: string): Map<string, string> {
    const jar = this.#jars.get(host) ?? new Map<string, string>();
    this.#jars.set(host, jar);
    return jar;
  }

  /** `from`: calling page. */
  async ask(host: string, asked: TestRequest, from = host): Promise<TestResponse> {
    const jar = this.cookies(host);
    const answer = await sendRequest(this.#port, host, {
      ...asked,
      headers: {
        origin: `http://${from}`,
        'sec-fetch-site': from === host ? 'same-origin' : 'same-site',
        ...(asked.body !== undefined && { 'content-type': 'application/json' }),
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...asked.headers,
      },
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  /** Or the error code. */
  async call<C extends Call>(
    host: string,
    call: C,
    { body, cuid = 'testville', from = host, headers }: CallOptions<C> = {},
  ): Promise<{ data?: AnswerOf<C>; code?: string }> {
    const path = callAddress(call, { cuid });
    const sent = call.method === 'POST' ? { body: body ?? {} } : {};
    const { text } = await this.ask(
      host,
      { method: call.method, path, ...sent, ...(headers && { headers }) },
      from,
    );
    const { rslt } = JSON.parse(text) as { rslt: { data?: AnswerOf<C>; error?: { code: string } } };
    return rslt.error ? { code: rslt.error.code } : { ...(rslt.data !== undefined && { data: rslt.data }) };
  }
}

interface CallOptions<C extends Call> {
  body?: BodyOf<C>;
  cuid?: string;
  from?: string;
  headers?: Record<string, string>;
}
