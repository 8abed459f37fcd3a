import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The ways of packing, the better first. Browsers take `br` over https alone. */
const PACKERS: readonly (readonly [name: string, pack: (text: string) => Promise<Buffer>])[] = [
  [
    'br',
    (text) =>
      brotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      }),
  ],
  ['gzip', (text) => zip(text, { level: 6 })],
];

/** Whether `accept-encoding` takes a way of packing: named, and not with the weight of nothing. */
export const takes = (accepted: string, name: string): boolean =>
  accepted.split(',').some((one) => {
    const [coding = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return coding === name && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** Below this a packet more or less makes no difference, bytes. */
const WORTH_IT = 1400;

/** Compresses pages and larger answers; built files come compressed from the build. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('content-encoding'))
      return payload;
    if (request.method === 'HEAD') return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    const [name, pack] = PACKERS.find(([one]) => takes(request.headers['accept-encoding'] ?? '', one)) ?? [];
    if (!name || !pack) return payload;
    const packed = await pack(payload);
    reply.header('content-encoding', name);
    reply.removeHeader('content-length');
    return packed;
  });
}
