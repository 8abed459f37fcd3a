import { networkInterfaces } from 'node:os';
import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { threads } from '../../server/modules/media/processing/threads.ts';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url);
const open = await openTestServices(url, {
  config: { host: '0.0.0.0', origins: ['http://reports.example:8080'] },
});
const named = await openTestServices(url, { config: { publicUrl: 'https://parvis.example' } });
const all = [services, open, named];
const ports = new Map(
  await Promise.all(all.map(async (each) => [each, new URL(await each.listen()).port] as const)),
);
afterAll(async () => {
  for (const each of all) {
    await each.close();
    expect(each.failures).toEqual([]);
  }
});

const own = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

async function printed(host: string, at = services, kind = 'png'): Promise<string> {
  const { request } = await import('node:http');
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const path = fill(addresses.qrPicture.template, { file: `test-hall.${kind}` });
    const asked = request({ host: '127.0.0.1', port: ports.get(at), path, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    });
    asked.on('error', reject);
    asked.end();
  });
  const { data, info } = await sharp(bytes, { density: 300 })
    .flatten({ background: 'white' })
    .resize(600, 600, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}
const port = ports.get(services);

describe('a printed address', () => {
  it.each([
    'evil.example',
    `evil.example:${port}`,
    'localhost:1',
    '127.0.0.1.evil.example',
    `127.0.0.9:${port}`,
  ])('is not %s, taken from the request only', async (host) =>
    expect(await printed(host)).toBe(`http://127.0.0.1:${port}/q/test-hall`),
  );

  it.each(['localhost', '127.0.0.1', '[::1]'])('is %s when requested from this machine', async (name) =>
    expect(await printed(`${name}:${port}`, services, 'svg')).toBe(`http://${name}:${port}/q/test-hall`),
  );

  it("is the local network's when listening there", async () => {
    const at = ports.get(open);
    expect(await printed('evil.example', open)).toBe(`http://${own ?? 'localhost'}:${at}/q/test-hall`);
    expect(await printed('reports.example:8080', open)).toBe('http://reports.example:8080/q/test-hall');
  });

  it('is the configured one for every request', async () => {
    for (const host of ['evil.example', 'localhost', 'parvis.example'])
      expect(await printed(host, named)).toBe('https://parvis.example/q/test-hall');
  });
});

describe('a QR picture', () => {
  it('is drawn once for all named hosts', async () => {
    const draw = vi.spyOn(threads, 'run');
    const hosts = Array.from({ length: 60 }, (_, index) => `h${index}.example`);
    await Promise.all(hosts.map((host) => printed(host, open)));
    expect(draw.mock.calls.length).toBeLessThanOrEqual(1);
    draw.mockClear();
    const loopback = Array.from({ length: 9 }, (_, index) => `127.0.1.${index}:${ports.get(open)}`);
    await Promise.all(loopback.map((host) => printed(host, open)));
    expect(draw.mock.calls.length).toBeLessThanOrEqual(1);
    draw.mockRestore();
  });
});
