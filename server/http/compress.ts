import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli quality; the default 11 takes a hundred times as long. */
const QUALITY = { each: 4, kept: 9 } as const;

type CompressionPurpose = keyof typeof QUALITY;

export interface Compressor {
  readonly name: string;
  compress(text: string, whom: CompressionPurpose): Promise<Buffer>;
}

/** By preference; browsers accept `br` over https only. */
const COMPRESSORS: readonly Compressor[] = [
  {
    name: 'br',
    compress: (text, whom) =>
      brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY[whom],
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  },
  { name: 'gzip', compress: (text) => zip(text, { level: 6 }) },
];

export const acceptsEncoding = (accepted: string, name: string): boolean =>
  accepted.split(',').some((one) => {
    const [coding = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return coding === name && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

export const selectCompressor = ({ headers }: Pick<FastifyRequest, 'headers'>): Compressor | undefined => {
  const { 'accept-encoding': accepted } = headers;
  return COMPRESSORS.find(({ name }) => acceptsEncoding(String(accepted ?? ''), name));
};

/** About one packet. */
const MIN_LENGTH = 1400;

/** The build compresses static files. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH || reply.hasHeader('content-encoding'))
      return payload;
    if (request.method === 'HEAD') return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    const packer = selectCompressor(request);
    if (!packer) return payload;
    const packed = await packer.compress(payload, 'each');
    reply.header('content-encoding', packer.name);
    reply.removeHeader('content-length');
    return packed;
  });
}
