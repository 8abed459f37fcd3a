import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli quality per response and for cached pages; the default 11 takes a hundred times as long. */
const QUALITY = { each: 4, kept: 9 } as const;

type For = keyof typeof QUALITY;

export interface Packer {
  readonly name: string;
  pack(text: string, whom: For): Promise<Buffer>;
}

/** By preference; browsers accept `br` over https only. */
const PACKERS: readonly Packer[] = [
  {
    name: 'br',
    pack: (text, whom) =>
      brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY[whom],
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  },
  { name: 'gzip', pack: (text) => zip(text, { level: 6 }) },
];

/** Ignores encodings with weight 0. */
export const takes = (accepted: string, name: string): boolean =>
  accepted.split(',').some((one) => {
    const [coding = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return coding === name && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

export const packerFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Packer | undefined => {
  const { 'accept-encoding': accepted } = headers;
  return PACKERS.find(({ name }) => takes(String(accepted ?? ''), name));
};

/** Minimum length, about one packet. */
const WORTH_IT = 1400;

/** Static files are compressed by the build. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('content-encoding'))
      return payload;
    if (request.method === 'HEAD') return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    const packer = packerFor(request);
    if (!packer) return payload;
    const packed = await packer.pack(payload, 'each');
    reply.header('content-encoding', packer.name);
    reply.removeHeader('content-length');
    return packed;
  });
}
