import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../server/testing/findFreePort.ts';
import { type MailServer, startMailServer } from '../../server/testing/mailServer.ts';
import { type SmsGateway, startSmsGateway } from '../../server/testing/smsGateway.ts';
import type { ProductOptions } from './product.ts';
import { expect } from './test.ts';

/** A scripted mail server and SMS gateway on this machine, with the product's settings to use them. */
export interface Senders {
  readonly post: MailServer;
  readonly gateway: SmsGateway;
  readonly options: Pick<ProductOptions, 'port' | 'env'>;
  /** Runs an action and returns the code it sends by SMS. */
  bySms(act: () => Promise<unknown>): Promise<string>;
  /** Runs an action and returns the code it sends by mail. */
  byMail(act: () => Promise<unknown>): Promise<string>;
  close(): Promise<void>;
}

/** Runs an action and returns the next message. */
async function next<T>(taken: readonly T[], act: () => Promise<unknown>): Promise<T | undefined> {
  const before = taken.length;
  await act();
  await expect.poll(() => taken.length).toBe(before + 1);
  return taken.at(-1);
}

const codeIn = (pattern: RegExp, text = ''): string => {
  const code = pattern.exec(text)?.[1];
  if (!code) throw new Error(`No code was sent: ${text}`);
  return code;
};

/** @param folder where the gateway is described, which whoever runs the server may enter */
export async function startSenders(folder: string): Promise<Senders> {
  const [post, gateway, port] = await Promise.all([startMailServer(), startSmsGateway(), findFreePort()]);
  const template = join(folder, 'gateway.json');
  writeFileSync(template, JSON.stringify(gateway.template));
  return {
    post,
    gateway,
    options: {
      port,
      env: {
        ...{ SMTP_URL: post.url, PUBLIC_URL: `http://127.0.0.1:${port}` },
        ...{ SMS_GATEWAY: template, SMS_CREDENTIALS: 'key=none' },
      },
    },
    bySms: async (act) => codeIn(/#(\w{5})$/, (await next(gateway.taken, act))?.text),
    byMail: async (act) => codeIn(/^(\w{5})\s/, (await next(post.taken, act))?.subject),
    close: async () => {
      await Promise.all([post.close(), gateway.close()]);
    },
  };
}
