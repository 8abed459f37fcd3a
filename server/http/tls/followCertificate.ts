import type { Server } from 'node:http';
import { createServer, type Server as HttpsServer } from 'node:https';
import type { FastifyServerFactory } from 'fastify';
import type { Warn } from '../../platform/lib/warn.ts';
import {
  type Certificate,
  type CertificateFiles,
  certificateAdvice,
  checkCertificate,
  readFiles,
  saysOf,
} from '../../platform/tls/certificate.ts';
import { WITHOUT_HOST } from '../parserErrors.ts';

const LOOK_EVERY = 5_000;

export interface Https {
  readonly createServer: FastifyServerFactory<Server>;
  end(): void;
}

function lookAt(files: CertificateFiles): { readonly seen: string; readonly pair?: Certificate } {
  try {
    const pair = readFiles(files);
    return { seen: JSON.stringify(pair), pair };
  } catch (error) {
    return { seen: saysOf(error) };
  }
}

/**
 * Reloads a changed certificate without closing connections. Certificate and key are written separately, so a
 * change must be seen twice. An invalid one is reported, and the previous one stays.
 */
export function followCertificate(
  files: CertificateFiles,
  first: Certificate,
  warn: Warn,
  every = LOOK_EVERY,
): Https {
  const servers = new Set<HttpsServer>();
  let current = first;
  let known = JSON.stringify(first);
  let before = known;

  function take(pair: Certificate): void {
    current = checkCertificate(pair, files);
    for (const server of servers) server.setSecureContext({ ...current });
    for (const line of certificateAdvice(current))
      warn(line, undefined, undefined, { event: 'certificate_not_valid' });
    warn('Reloaded the changed certificate of TLS_CERT.', undefined, undefined, {
      event: 'certificate_reloaded',
    });
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
      const reason = saysOf(error);
      warn(`${reason} The previous certificate stays in use.`, undefined, undefined, {
        event: 'certificate_reload_failed',
        reason,
      });
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
