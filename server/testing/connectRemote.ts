import type { Store } from '../platform/db/database.ts';
import type { TestServices } from './testServices.ts';

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string | Buffer;
}

const parseCookie = (line: string): { name: string; value: string } => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  return { name, value };
};

/** As `Person` uses them. */
export function connectRemote(origin: string, store: Store): TestServices {
  const inject = async ({ method, url, headers, payload }: Request) => {
    const response = await fetch(origin + url, {
      method,
      redirect: 'manual',
      ...(headers && { headers }),
      ...(method === 'POST' && payload !== undefined && { body: payload as string }),
    });
    return {
      statusCode: response.status,
      body: await response.text(),
      cookies: response.headers.getSetCookie().map(parseCookie),
    };
  };
  return { app: { inject }, store } as unknown as TestServices;
}
