import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { addresses } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { followCertificate, type HttpsServers } from '../../http/tls/followCertificate.ts';
import { canMakeCertificates, makeCertificate } from '../../testing/certificates.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { listCertificateWarnings, readCertificate } from './certificate.ts';

const folder = mkdtempSync(join(tmpdir(), 'parvis-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = { cert: join(folder, 'served.crt'), key: join(folder, 'served.key') };
const write = ({ cert, key }: Partial<{ cert: string; key: string }>) => {
  if (cert !== undefined) writeFileSync(files.cert, cert);
  if (key !== undefined) writeFileSync(files.key, key);
};

describe.skipIf(!canMakeCertificates())('certificate (needs openssl)', () => {
  const made = new Map<string, ReturnType<typeof makeCertificate>>();
  const pair = (name: string) => {
    const found = made.get(name) ?? makeCertificate(folder, name);
    made.set(name, found);
    return found;
  };
  const why = (given = files): string => {
    try {
      readCertificate(given);
      return 'it can be used';
    } catch (error) {
      return String(error);
    }
  };

  it('is accepted with its key and intermediates', () => {
    write(pair('one'));
    expect(why()).toBe('it can be used');
    write({ cert: pair('one').cert + pair('two').cert });
    expect(why()).toBe('it can be used');
  });

  it.each([
    [
      'a file that is not there',
      () => ({ ...files, cert: '/nowhere' }),
      /TLS_CERT names a file that cannot be read.*nowhere/,
    ],
    [
      'a key that is not there',
      () => ({ ...files, key: '/nowhere' }),
      /TLS_KEY names a file that cannot be read/,
    ],
    [
      'the key in place of the certificate',
      () => ({ ...files, cert: files.key }),
      /TLS_CERT names a file without a certificate/,
    ],
    [
      'the certificate in place of the key',
      () => ({ ...files, key: files.cert }),
      /TLS_KEY names a file without a private key/,
    ],
  ])('is rejected with a sentence: %s', (_, given, sentence) => {
    write(pair('one'));
    expect(why(given())).toMatch(sentence);
    expect(why(given())).not.toContain('PRIVATE KEY-----');
  });

  it('is rejected with another key', () => {
    write({ cert: pair('one').cert, key: pair('two').key });
    expect(why()).toMatch(/TLS_KEY is not the key of the certificate in TLS_CERT/);
    write({ cert: pair('two').cert + pair('one').cert, key: pair('one').key });
    expect(why()).toMatch(/the certificate itself first/);
  });

  it('warns when expired or not yet valid', () => {
    const now = Date.now();
    const day = 86_400_000;
    expect(listCertificateWarnings(pair('one'), now)).toEqual([]);
    expect(listCertificateWarnings(pair('one'), now + 3 * day)).toEqual([
      expect.stringMatching(/ended on \d{4}-\d\d-\d\d: browsers refuse it/),
    ]);
    expect(listCertificateWarnings(pair('one'), now - day)).toEqual([
      expect.stringMatching(/begins on \d{4}-\d\d-\d\d/),
    ]);
  });

  describe('served certificate', () => {
    const said: string[] = [];
    let https: HttpsServers | undefined;
    afterEach(() => {
      https?.end();
      said.length = 0;
    });
    const follow = (name: string): HttpsServers => {
      write(pair(name));
      https = followCertificate(files, readCertificate(files), (line) => said.push(line), 20);
      return https;
    };
    const nameAt = (origin: string) =>
      new Promise<string>((resolve, reject) => {
        const { port } = new URL(origin);
        const socket: TLSSocket = connect({ port: Number(port), rejectUnauthorized: false }, () => {
          resolve(String(socket.getPeerCertificate().subject.CN));
          socket.destroy();
        });
        socket.on('error', reject);
      });
    const headersOf = (address: string) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        get(address, { rejectUnauthorized: false }, (answer) => {
          answer.resume();
          resolve(answer.headers);
        }).on('error', reject);
      });
    // Fastify does not know of TLS here.
    const secure = (origin: string) => origin.replace(/^http:/, 'https:');
    const secured = async () => {
      const { url } = await createTestDatabase();
      const services = await openTestServices(url, {
        config: { tls: files },
        serverFactory: follow('one').createServer,
      });
      return { services, origin: secure(await services.listen()) };
    };

    it('enables the __Host- cookie prefix and HSTS', async () => {
      const { services, origin } = await secured();
      expect(await headersOf(`${origin}${addresses.health.template}`)).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
      });
      const cookies = await new Promise<string[]>((resolve, reject) => {
        const call = sessionCalls.userSts;
        const asked = request(
          `${origin}${callAddress(call, {})}`,
          { method: 'POST', rejectUnauthorized: false, headers: { 'content-type': 'application/json' } },
          (answer) => {
            answer.resume();
            resolve(answer.headers['set-cookie'] ?? []);
          },
        );
        asked.on('error', reject).end(JSON.stringify({ newCookies: true }));
      });
      expect(cookies).toEqual([expect.stringMatching(/^__Host-pv_session=.*; Secure/)]);
      await services.close();
      expect(services.failures).toEqual([]);
    });

    it('is replaced once the new files are valid', async () => {
      const { services, origin } = await secured();
      expect(await nameAt(origin)).toBe('one');
      write(pair('two'));
      await eventually(async () => expect(await nameAt(origin)).toBe('two'));
      expect(said).toEqual(['Reloaded the changed certificate of TLS_CERT.']);
      said.length = 0;
      // Keeps the previous certificate.
      write({ cert: pair('three').cert });
      await eventually(() => expect(said).toHaveLength(1));
      expect(said[0]).toMatch(/^TLS_KEY is not the key.*The previous certificate stays in use\.$/);
      expect(await nameAt(origin)).toBe('two');
      write({ key: pair('three').key });
      await eventually(async () => expect(await nameAt(origin)).toBe('three'));
      expect(said).toHaveLength(2);
      rmSync(files.cert);
      await eventually(() => expect(said).toHaveLength(3));
      expect(said[2]).toMatch(/^TLS_CERT names a file that cannot be read/);
      expect(await nameAt(origin)).toBe('three');
      await services.close();
    });
  });
});
