import { addresses } from '@parvis/api/addresses';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import QRCode from 'qrcode';
import { Refusal } from '../base/refusal.ts';
import type { Services } from '../services/services.ts';
import { assets, qrCodes } from '../store/schema.ts';
import { routeOf, siteOrigin } from './register.ts';

/** Pictures never run anything, whatever is in them. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves customers' pictures by the hash of their bytes, so that they may be kept for ever. */
export function servePictures(app: FastifyInstance, { db }: Services): void {
  app.get<{ Params: { id: string } }>(routeOf(addresses.logo.template), async (request, reply) => {
    const { id } = request.params;
    const [asset] = /^[\w-]{1,64}$/.test(id) ? await db.select().from(assets).where(eq(assets.id, id)) : [];
    if (!asset) throw new Refusal('notFound');
    return reply
      .header('content-type', asset.type)
      .header('content-security-policy', PICTURE_POLICY)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(asset.bytes);
  });
}

/** White modules around a code, as its standard asks. */
const MARGIN = 4;
/** A picture is at least this wide, so that it can be printed, pixels. */
const PRINT_WIDTH = 600;

const formats = {
  svg: {
    type: 'image/svg+xml',
    draw: (address: string) =>
      QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: MARGIN }),
  },
  png: {
    type: 'image/png',
    draw: (address: string) => {
      const { size } = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules;
      const scale = Math.ceil(PRINT_WIDTH / (size + 2 * MARGIN));
      return QRCode.toBuffer(address, { errorCorrectionLevel: 'M', margin: MARGIN, scale });
    },
  },
} as const;

/** Pictures that are kept, since drawing one costs the server more than anything else a stranger may ask for. */
const KEPT_MAX = 200;

/** Draws a picture once, however often and at once it is asked for, while it is among the last that were. */
function drawer() {
  const kept = new Map<string, Promise<string | Buffer>>();
  return (kind: keyof typeof formats, address: string): Promise<string | Buffer> => {
    const key = `${kind} ${address}`;
    const picture = kept.get(key) ?? formats[kind].draw(address);
    kept.delete(key);
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
}

/** Serves the picture to print for a code, as `{qrid}.svg` and `{qrid}.png`. */
export function serveQrPictures(app: FastifyInstance, services: Services): void {
  const draw = drawer();
  app.get<{ Params: { file: string } }>(routeOf(addresses.qrPicture.template), async (request, reply) => {
    const [, qrid, kind] = /^(.{1,64})\.(svg|png)$/.exec(request.params.file) ?? [];
    if (qrid === undefined || (kind !== 'svg' && kind !== 'png')) throw new Refusal('notFound');
    const [code] = /^[\w.-]+$/.test(qrid)
      ? await services.db.select({ qrid: qrCodes.qrid }).from(qrCodes).where(eq(qrCodes.qrid, qrid))
      : [];
    if (!code) throw new Refusal('unknownQr');
    const { type } = formats[kind];
    const picture = await draw(kind, `${siteOrigin(request, services)}/q/${encodeURIComponent(qrid)}`);
    return reply.header('content-type', type).header('cache-control', 'no-cache').send(picture);
  });
}
