import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(brotliCompress);

/** Below this a packet more or less makes no difference, bytes. */
const WORTH_IT = 1400;

/** Compresses pages and larger answers; built files come compressed from the build. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('content-encoding'))
      return payload;
    if (request.method === 'HEAD') return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    const packed = await compress(payload, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: payload.length },
    });
    reply.header('content-encoding', 'br');
    reply.removeHeader('content-length');
    return packed;
  });
}
