import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const SCRIPT = '/-watch.js';
const TOLD = '/-watch';

/** From the page's start. A same-site file, as the policy requires. */
const watching = `{
  const tell = (what) => navigator.sendBeacon('${TOLD}', location.pathname + ': ' + what);
  addEventListener('error', ({ message, filename, lineno }) => message && tell(message + ' ' + filename + ':' + lineno));
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('policy: ' + violatedDirective + ' ' + blockedURI));
  const { error } = console;
  console.error = (...words) => { tell('console: ' + words.join(' ')); error.apply(console, words); };
}`;

const bodyOf = async (stream: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** Collects page errors, independent of the engine. */
export interface Watched {
  readonly address: string;
  readonly complaints: readonly string[];
  readonly close: () => void;
}

/** Injects its script before all others. */
export async function watch(product: string): Promise<Watched> {
  const complaints: string[] = [];
  const { hostname, port } = new URL(product);

  const passOn = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, url: path } = asked;
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const onward = request({ hostname, port, method, path, headers }, async (answered) => {
      const { statusCode = 502, headers: given } = answered;
      if (statusCode >= 500) complaints.push(`${statusCode} ${path}`);
      if (!given['content-type']?.startsWith('text/html')) {
        answer.writeHead(statusCode, given);
        answered.pipe(answer);
        return;
      }
      const page = (await bodyOf(answered)).replace('<head>', `<head><script src="${SCRIPT}"></script>`);
      answer.writeHead(statusCode, { ...given, 'content-length': Buffer.byteLength(page) }).end(page);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  };

  const server = createServer(async (asked, answer) => {
    if (asked.url === SCRIPT) answer.writeHead(200, { 'content-type': 'text/javascript' }).end(watching);
    else if (asked.url === TOLD) {
      complaints.push(await bodyOf(asked));
      answer.writeHead(204).end();
    } else passOn(asked, answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port: own } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${own}`, complaints, close };
}
