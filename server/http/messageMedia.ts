import { Readable } from 'node:stream';
import { addresses } from '@parvis/api/addresses';
import type { Captions } from '@parvis/api/calls/captions';
import { type ImageSize, imageSizes } from '@parvis/api/entities/media';
import { webVtt } from '@parvis/api/webVtt';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isShownTo, toCaptionInfo } from '../modules/cases/service.ts';
import type { AppContext } from '../modules/context/appContext.ts';
import { isShownToFollower } from '../modules/followers/service.ts';
import { isGatheringPicture } from '../modules/gatherings/service.ts';
import { media } from '../platform/db/schema.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import type { ByteRange } from '../platform/storage/mediaStorage.ts';
import { getVideoPiece, photoPieces } from '../platform/storage/pieces.ts';
import { type Caller, checkCase } from './guard.ts';
import { identifyAs } from './identify.ts';
import { IMAGE_POLICY } from './imageRoutes.ts';
import { toRoutePath } from './registerCalls.ts';

/** RFC 9110, 14.2: `whole` without a supported range, `none` if unsatisfiable. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  // Suffix range `-500`.
  if (from === '')
    return Number(to) > 0 && size > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : 'none';
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < Number(from)) return 'whole';
  return Number(from) < size ? { first: Number(from), last } : 'none';
}

interface MediaRequest {
  Params: { cuid: string; id: string };
  Querystring: { size?: string; save?: string; v?: string };
}

const CACHE_CONTROL = 'private, max-age=86400, immutable';

const isFileId = (id: string): boolean => /^[\w-]{20,64}$/.test(id);
const isSize = (size: unknown): size is ImageSize => imageSizes.some((one) => one === size);

/**
 * Unreadable files look nonexistent: of other cases, before an invitation, or in a conversation closed to
 * followers.
 * @throws Refusal notFound
 */
async function checkFile(
  context: AppContext,
  who: 'participant' | 'staff',
  caller: Caller,
  { csid, id }: { readonly csid: string; readonly id: string },
): Promise<void> {
  const isVisitor = who === 'participant';
  const crUid = caller.session?.crUid ?? '';
  try {
    await checkCase(context, who, caller, csid);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'unknownCase')) throw error;
    if (isVisitor && (await isShownToFollower(context.db, { csid, id }, crUid))) return;
    throw new Refusal('notFound');
  }
  if (isVisitor && !(await isShownTo(context.db, csid, id, crUid))) throw new Refusal('notFound');
}

/** @throws Refusal */
async function authorizeMedia(
  context: AppContext,
  request: FastifyRequest<MediaRequest>,
  who: 'participant' | 'staff',
): Promise<{ id: string; type: string | null; captions: Captions | null }> {
  const caller = await identifyAs(request, context, who);
  const { id } = request.params;
  const { csid, type, captions, withheld } = media;
  const [row] = isFileId(id)
    ? await context.db.select({ csid, type, captions, withheld }).from(media).where(eq(media.id, id))
    : [];
  if (row?.csid == null || row.withheld) throw new Refusal('notFound');
  await checkFile(context, who, caller, { csid: row.csid, id });
  return { id, type: row.type, captions: row.captions };
}

function setRangeHeaders(reply: FastifyReply, range: ReturnType<typeof parseRange>, size: number): void {
  reply.header('accept-ranges', 'bytes');
  if (range === 'none') reply.code(416).header('content-range', `bytes */${size}`);
  else if (range === 'whole') reply.header('content-length', size);
  else {
    const { first, last } = range;
    reply
      .code(206)
      .header('content-range', `bytes ${first}-${last}/${size}`)
      .header('content-length', last - first + 1);
  }
}

function buildDisposition(name: string, save: string | undefined): string {
  const shown = name.replace('large', 'photo');
  if (save === undefined || !/^\d{1,4}$/.test(save)) return `inline; filename="${shown}"`;
  return `attachment; filename="${shown.replace('.', `-${save}.`)}"`;
}

const buildHeaders = ({ name, type }: { readonly name: string; readonly type: string }, save?: string) => ({
  'content-type': type,
  'content-security-policy': IMAGE_POLICY,
  'cross-origin-resource-policy': 'same-site',
  'content-disposition': buildDisposition(name, save),
  'cache-control': CACHE_CONTROL,
});

/** @throws Refusal notFound, unavailable */
async function sendMediaFile(
  { storage }: AppContext,
  { request, reply }: { request: FastifyRequest<MediaRequest>; reply: FastifyReply },
  { id, piece }: { id: string; piece: { readonly name: string; readonly type: string } },
) {
  const found = await storage.open(id, piece.name);
  if (!found) throw new Refusal('notFound');
  // Ranges apply to GET only (RFC 9110, 14.2).
  const isHead = request.method === 'HEAD';
  const part = isHead ? 'whole' : parseRange(request.headers.range, found.size);
  // Opens before headers are set, as it may fail.
  const read = (range?: ByteRange) => (isHead ? Readable.from([]) : found.bytes(range));
  const bytes = part === 'none' ? undefined : await read(part === 'whole' ? undefined : part);
  setRangeHeaders(reply, part, found.size);
  if (part === 'none') return reply.header('cache-control', 'no-store').send();
  return reply.headers(buildHeaders(piece, request.query.save)).send(bytes);
}

const TRACK = { name: 'captions.vtt', type: 'text/vtt; charset=utf-8' };

/** Outdated URLs are not cached. */
function sendCaptions(captions: Captions, { v }: MediaRequest['Querystring'], reply: FastifyReply) {
  const isCurrent = toCaptionInfo({ captions }).captions?.version === v;
  reply.headers({ ...buildHeaders(TRACK), ...(!isCurrent && { 'cache-control': 'no-store' }) });
  return reply.send(webVtt(captions.cues));
}

/** Includes people who have not joined yet. */
async function authorizeGatheringPicture(
  context: AppContext,
  request: FastifyRequest<MediaRequest>,
): Promise<string> {
  const { cuid = '' } = await identifyAs(request, context, addresses.gatheringPicture.who);
  const { id } = request.params;
  if (!isFileId(id) || !(await isGatheringPicture(context.db, id, cuid))) throw new Refusal('notFound');
  return id;
}

/** @throws Refusal notFound, unavailable */
function sendPicture(
  context: AppContext,
  { request, reply }: { request: FastifyRequest<MediaRequest>; reply: FastifyReply },
  id: string,
) {
  const { size = 'large' } = request.query;
  if (!isSize(size)) throw new Refusal('notFound');
  return sendMediaFile(context, { request, reply }, { id, piece: photoPieces[size] });
}

/** Checks access each time. */
export function serveMessageMedia(app: FastifyInstance, context: AppContext): void {
  for (const { template, who } of [addresses.contributorImage, addresses.staffImage])
    app.get<MediaRequest>(toRoutePath(template), async (request, reply) => {
      const { id } = await authorizeMedia(context, request, who);
      return sendPicture(context, { request, reply }, id);
    });
  app.get<MediaRequest>(toRoutePath(addresses.gatheringPicture.template), async (request, reply) =>
    sendPicture(context, { request, reply }, await authorizeGatheringPicture(context, request)),
  );
  for (const { template, who } of [addresses.contributorVideo, addresses.staffVideo])
    app.get<MediaRequest>(toRoutePath(template), async (request, reply) => {
      const { id, type } = await authorizeMedia(context, request, who);
      if (type === null) throw new Refusal('notFound');
      return sendMediaFile(context, { request, reply }, { id, piece: getVideoPiece(type) });
    });
  for (const { template, who } of [addresses.contributorCaptions, addresses.staffCaptions])
    app.get<MediaRequest>(toRoutePath(template), async (request, reply) => {
      const { captions } = await authorizeMedia(context, request, who);
      if (captions === null) throw new Refusal('notFound');
      return sendCaptions(captions, request.query, reply);
    });
}
