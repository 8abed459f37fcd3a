import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { canMakeCertificates, makeCertificate } from '../../testing/certificates.ts';
import { checkAddress } from './checkAddress.ts';
import { checkCertificate } from './checkMachine.ts';
import { createFinding, formatFinding, getGrade } from './finding.ts';

const folder = mkdtempSync(join(tmpdir(), 'parvis-address-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('parvis doctor on certificates', () => {
  it.skipIf(!canMakeCertificates())('warns two weeks before expiry (needs openssl)', () => {
    makeCertificate(folder, 'short');
    const [TLS_CERT, TLS_KEY] = ['crt', 'key'].map((ending) => join(folder, `made-short.${ending}`));
    const found = checkCertificate(readConfig({ TLS_CERT, TLS_KEY }));
    expect(found).toEqual([
      { name: 'certificateEndsSoon', detail: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    expect(checkCertificate(readConfig({}))).toEqual([]);
  });

  it('reports an expired one as a fault, and a valid one as fine', () => {
    expect(getGrade(createFinding('certificateEnded', '2026-01-02'))).toBe('bad');
    expect(formatFinding(createFinding('certificateFine', '2026-01-02'), 'fr')).toEqual([
      '✓ Le certificat de TLS_CERT est bon jusqu’au 2026-01-02.',
    ]);
  });
});

describe('parvis doctor on the public address', () => {
  const resolve = async () => ({ address: '9.9.9.9', family: 4 });
  const PUBLIC_URL = 'https://signaler.saint-elme.fr';
  async function foundAt(answers: RequestListener): Promise<string[]> {
    const server = createServer(answers);
    await new Promise<void>((heard) => server.listen(0, '127.0.0.1', heard));
    const { port } = server.address() as AddressInfo;
    const ask = (address: URL, init: RequestInit) =>
      fetch(new URL(address.pathname, `http://127.0.0.1:${port}`), init);
    const found = await checkAddress(readConfig({ PUBLIC_URL }), { resolve, ask });
    await new Promise((ended) => server.close(ended));
    return found.map(({ name }) => name);
  }

  it('checks that Parvis responds there', async () => {
    const json =
      (status: number, body: object): RequestListener =>
      (_request, answer) =>
        void answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    expect(await foundAt(json(200, { status: 'ok', rev: 7 }))).toEqual(['addressFine']);
    expect(await foundAt(json(503, { status: 'leaving', rev: 7 }))).toEqual(['addressFine']);
    expect(await foundAt(json(200, { status: 'ok' }))).toEqual(['addressOther']);
    expect(await foundAt((_, answer) => void answer.end('<h1>Mairie</h1>'))).toEqual(['addressOther']);
    expect(await foundAt((_, answer) => void answer.writeHead(404).end())).toEqual(['addressOther']);
  });

  it('follows no redirects, and accepts a proxy without a running server', async () => {
    const away: RequestListener = (_, answer) =>
      void answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    expect(await foundAt(away)).toEqual(['addressOther']);
    expect(await foundAt((_, answer) => void answer.writeHead(502).end())).toEqual(['addressFine']);
  });

  it('accepts an address that is unreachable from here', async () => {
    const ask = () => Promise.reject(new Error('fetch failed'));
    const found = await checkAddress(readConfig({ PUBLIC_URL }), { resolve, ask });
    expect(found.map(({ name }) => name)).toEqual(['addressFine']);
  });
});
