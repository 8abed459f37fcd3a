import type { Server } from 'node:http';
import { createServer, type Server as HttpsServer } from 'node:https';
import type { FastifyServerFactory } from 'fastify';
import type { Warn } from '../../platform/logging/log.ts';
import {
  type Certificate,
  type CertificateFiles,
  checkCertificate,
  getErrorMessage,
  listCertificateWarnings,
  readCertificateFiles,
} from '../../platform/tls/certificate.ts';
import { ALLOW_MISSING_HOST } from '../parserErrors.ts';

const POLL_MS = 5_000;

export interface HttpsServers {
  readonly createServer: FastifyServerFactory<Server>;
  end(): void;
}

function readState(files: CertificateFiles): { readonly seen: string; readonly pair?: Certificate } {
  try {
    const pair = readCertificateFiles(files);
    return { seen: JSON.stringify(pair), pair };
  } catch (error) {
    return { seen: getErrorMessage(error) };
  }
}

/**
 * Reloads a changed certificate without closing connections. Certificate and key are written separately, so a
 * change must be seen twice. Reports an invalid one and keeps the previous.
 */
export function followCertificate(
  files: CertificateFiles,
  first: Certificate,
  warn: Warn,
  every = POLL_MS,
): HttpsServers {
  const servers = new Set<HttpsServer>();
  let current = first;
  let known = JSON.stringify(first);
  let before = known;

  function applyCertificate(pair: Certificate): void {
    current = checkCertificate(pair, files);
    for (const server of servers) server.setSecureContext({ ...current });
    for (const line of listCertificateWarnings(current)) warn(line, { event: 'certificate_not_valid' });
    warn('Reloaded the changed certificate of TLS_CERT.', {
      event: 'certificate_reloaded',
    });
  }

  function checkFiles(): void {
    const { seen, pair } = readState(files);
    const settled = seen === before;
    before = seen;
    if (!settled || seen === known) return;
    known = seen;
    try {
      applyCertificate(pair ?? readCertificateFiles(files));
    } catch (error) {
      const reason = getErrorMessage(error);
      warn(`${reason} The previous certificate stays in use.`, {
        event: 'certificate_reload_failed',
        reason,
      });
    }
  }

  const pollTimer = setInterval(checkFiles, every);
  pollTimer.unref();
  return {
    createServer(handler, { keepAliveTimeout, requestTimeout }) {
      const server = createServer({ ...ALLOW_MISSING_HOST, ...current }, handler);
      server.keepAliveTimeout = Number(keepAliveTimeout);
      server.requestTimeout = Number(requestTimeout);
      servers.add(server);
      server.once('close', () => servers.delete(server));
      return server;
    },
    end: () => clearInterval(pollTimer),
  };
}
