import type { Server } from 'node:http';
import { createServer, type Server as HttpsServer } from 'node:https';
import type { FastifyServerFactory } from 'fastify';
import {
  type Certificate,
  type CertificateFiles,
  certificateAdvice,
  checkCertificate,
  readFiles,
  saysOf,
} from '../../platform/tls/certificate.ts';
import { WITHOUT_HOST } from '../parserErrors.ts';

/** How often the files are looked at, milliseconds. */
const LOOK_EVERY = 5_000;

/** What servers speak https with. */
export interface Https {
  /** Makes a server that has the certificate, and gets each later one. */
  readonly createServer: FastifyServerFactory<Server>;
  /** Looks at the files no more. */
  end(): void;
}

/** What the files hold, or why they cannot be read, as one text: to see whether anything has changed. */
function lookAt(files: CertificateFiles): { readonly seen: string; readonly pair?: Certificate } {
  try {
    const pair = readFiles(files);
    return { seen: JSON.stringify(pair), pair };
  } catch (error) {
    return { seen: saysOf(error) };
  }
}

/**
 * Serves a certificate, and each one that takes its place in the files, without a connection being cut. Certificate and key
 * are written one after the other: what is found is looked at once it was found twice. What cannot be used is told, and the one
 * before goes on.
 */
export function followCertificate(
  files: CertificateFiles,
  first: Certificate,
  warn: (line: string) => void,
  every = LOOK_EVERY,
): Https {
  const servers = new Set<HttpsServer>();
  let current = first;
  let known = JSON.stringify(first);
  let before = known;

  function take(pair: Certificate): void {
    current = checkCertificate(pair, files);
    for (const server of servers) server.setSecureContext({ ...current });
    for (const line of certificateAdvice(current)) warn(line);
    warn('The certificate of TLS_CERT has changed, and is served from now on.');
  }

  function look(): void {
    const { seen, pair } = lookAt(files);
    const settled = seen === before;
    before = seen;
    if (!settled || seen === known) return;
    known = seen;
    try {
      take(pair ?? readFiles(files));
    } catch (error) {
      warn(`${saysOf(error)} The certificate before goes on.`);
    }
  }

  const looking = setInterval(look, every);
  looking.unref();
  return {
    createServer(handler, { keepAliveTimeout, requestTimeout }) {
      const server = createServer({ ...WITHOUT_HOST, ...current }, handler);
      server.keepAliveTimeout = Number(keepAliveTimeout);
      server.requestTimeout = Number(requestTimeout);
      servers.add(server);
      server.once('close', () => servers.delete(server));
      return server;
    },
    end: () => clearInterval(looking),
  };
}
