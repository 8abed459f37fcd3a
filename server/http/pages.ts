import fastifyStatic from '@fastify/static';
import { pageOfApp } from '@parvis/api/appAddress';
import { FIRST_REVISION } from '@parvis/api/constants';
import { errorStatus } from '@parvis/api/errors';
import { CAMPUS_HOME, externalAddresses } from '@parvis/api/externalAddresses';
import { legalPages } from '@parvis/api/legalPages';
import { isReservedName } from '@parvis/api/reservedNames';
import { defaultLocale, localeOf, preferredLocale } from '@parvis/locales/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../modules/context/appContext.ts';
import type { Config } from '../platform/config/config.ts';
import { decodePercent } from '../platform/config/decodePercent.ts';
import { Refusal } from '../platform/lib/refusal.ts';
import { recordPage } from '../platform/tracing/traceCalls.ts';
import { getPageName, isAppPath } from './appPaths.ts';
import type { PageReader } from './bootBlock.ts';
import { BACK_ENDS, findBuiltFile, getCacheControl, SERVICE_WORKER } from './builtFiles.ts';
import { type BuiltPage, createPageLoader } from './builtPage.ts';
import { type Compressor, selectCompressor } from './compress.ts';
import { readSessionCookie } from './cookies.ts';
import { hasEtag } from './etag.ts';
import { createFirstViewRenderer } from './firstViewRenderer.ts';
import { createFormerFileFinder } from './formerFiles.ts';
import { type CachedPage, createPageWriter } from './pageWriter.ts';
import { type PageAddress, resolvePageAddress } from './resolvePageAddress.ts';
import { WORKER_POLICY } from './security.ts';
import { getSiteOrigin } from './siteOrigin.ts';

const REGEXP_CHARACTERS = /[.*+?^${}()|[\]\\]/g;

/**
 * Path segments before a customer's name, also URL-encoded in queries. A customer may have a segment's name.
 */
const SLASH = '(?:/|%2[Ff])';
const PAGES = ['app', 'staff', `m${SLASH}case`, ...Object.values(legalPages).map((page) => page.slice(1))];
const BEFORE = `${SLASH}(?:${PAGES.join('|')})${SLASH}`;

export const renameCustomerInUrl = (url: string, former: string, name: string): string =>
  url.replaceAll(
    new RegExp(`(${BEFORE})${former.replaceAll(REGEXP_CHARACTERS, '\\$&')}(?=[/?&#%]|$)`, 'g'),
    `$1${name}`,
  );

/** False if unchanged. */
export async function redirectToName(
  request: FastifyRequest,
  reply: FastifyReply,
  { customers }: AppContext,
  cuid: string | undefined,
): Promise<boolean> {
  if (cuid === undefined) return false;
  const name = await customers.resolveCuid(cuid).catch(() => cuid);
  const address = name === cuid ? request.url : renameCustomerInUrl(request.url, cuid, name);
  if (address === request.url) return false;
  // The former name may be reused.
  void reply.header('cache-control', 'no-store').redirect(address);
  return true;
}

const ADMIN_SITE = /^\/staff\/admin\/?$/;
const STUDIO_PAGE = '/staff/theme';
const STUDIO_OF_CUSTOMER = /^\/staff\/[^/]+\/theme\/?$/;
const CAMPUS = new RegExp(`^${CAMPUS_HOME}/?$`);

async function findExternalUrl(
  request: FastifyRequest,
  context: AppContext,
  path: string,
): Promise<string | undefined> {
  if (STUDIO_OF_CUSTOMER.test(path)) return STUDIO_PAGE;
  if (!ADMIN_SITE.test(path) && !CAMPUS.test(path)) return undefined;
  const { admin, campus } = externalAddresses(await getSiteOrigin(request, context), context.config.sites);
  if (CAMPUS.test(path)) return campus;
  return admin.startsWith('/') ? STUDIO_PAGE : admin;
}

/** False if this server is the right one. */
async function redirectElsewhere(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  path: string,
): Promise<boolean> {
  const address = await findExternalUrl(request, context, path);
  if (address === undefined) return false;
  void reply.header('cache-control', 'no-store').redirect(address);
  return true;
}

/** Missing files never fall back to a page, or a stale bundle would run HTML. */
const FILE = /\.(?:js|mjs|css|map|png|jpe?g|webp|svg|ico|json|txt|woff2?|webmanifest)$/;
/** May load external images. */
const STUDIO = /^\/staff\/theme(?:\/|$)/;
const SCANNED = /^\/q\/([^/]+)(?:\/.*)?$/;
/** Pages of a scanned code beside its menu. */
const ASKING = /\/(?:report|poll)\//;
const CONNECTED = /^\/m\/c\/([^/]+)\/?$/;
const BEFORE_CODE = /^((?:\/app\/[^/]+)?\/q\/)[^/?]+/;
const OF_CUSTOMER = /^\/(m\/case|m\/follow|staff)\/([^/]+)/;
/** The query names the page after sign-in. */
const STAFF_LOGIN = '/staff/login';
const HIDDEN = /\/\./;
const APP_MISSING = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Parvis</title><!--boot--></head>
<body><main><h1>Parvis</h1><p>The app is not built: run npm run build.</p></main></body></html>`;
const NOT_BUILT: BuiltPage = {
  styles: [],
  scripts: [],
  revision: FIRST_REVISION,
  html: APP_MISSING,
  drawn: APP_MISSING,
};

export const acceptsPage = ({ accept = '*/*' }: { accept?: string | undefined }): boolean =>
  /text\/html|\*\/\*/.test(accept);

function findNamedCustomer(path: string): string | undefined {
  const [, page, name] = OF_CUSTOMER.exec(path) ?? [];
  return name !== undefined && page === 'staff' && isReservedName(name) ? undefined : name;
}

const parseAddress = (path: string, query = ''): PageAddress => {
  const { cuid: appCuid, path: within } = pageOfApp(path);
  // The app's start path is not the page's URL: the device renders the first view.
  if (appCuid !== undefined)
    return { cuid: decodePercent(appCuid) ?? '', ...parseAddress(within, query), asking: true };
  if (path === STAFF_LOGIN) {
    const to = new URLSearchParams(query).get('to') ?? '';
    const { cuid } = to.startsWith(STAFF_LOGIN) ? {} : parseAddress(to);
    return cuid === undefined ? {} : { cuid };
  }
  const qrid = SCANNED.exec(path)?.[1];
  const cuid = findNamedCustomer(path);
  const connectId = CONNECTED.exec(path)?.[1];
  return {
    ...(qrid !== undefined && { qrid: decodePercent(qrid) ?? '', asking: ASKING.test(path) }),
    ...(cuid !== undefined && { cuid: decodePercent(cuid) ?? '' }),
    ...(connectId !== undefined && { connectId: decodePercent(connectId) ?? '' }),
  };
};

function getReader(request: FastifyRequest, config: Config): PageReader {
  const { pv_lang: language, pv_scheme: schemeCookie } = request.cookies;
  const chosen = localeOf(language);
  const locale = chosen ?? defaultLocale;
  const wanted = preferredLocale(request.headers['accept-language']);
  return {
    locale,
    offered: chosen === undefined && wanted !== locale ? wanted : undefined,
    scheme: schemeCookie === 'light' || schemeCookie === 'dark' ? schemeCookie : undefined,
    accepted: readSessionCookie(request, config) !== undefined,
  };
}

const VARY = 'cookie, accept-language';

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  packer: Compressor | undefined,
  { bytes, policy, tag }: CachedPage,
): FastifyReply {
  reply.headers({ vary: `${VARY}, accept-encoding`, 'content-security-policy': policy, etag: tag });
  if (hasEtag(request, tag)) return reply.code(304).send();
  if (packer) reply.header('content-encoding', packer.name);
  return reply.send(bytes);
}

export async function servePages(
  app: FastifyInstance,
  context: AppContext,
  folder: string,
  log: (error: unknown) => void,
): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false, root: folder });
  const current = createPageLoader(folder, '.');
  const writer = createPageWriter(context, createFirstViewRenderer(folder, log));
  const former = createFormerFileFinder(context.db);

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string, query?: string) {
    const url = query === undefined ? path : `${path}?${query}`;
    const address = { ...parseAddress(path, query), host: request.host, url };
    const opened = await resolvePageAddress(context, address);
    const [meant, ...others] = opened.alike;
    if (meant !== undefined && others.length === 0) {
      // The code may be created later.
      return reply.header('cache-control', 'no-store').redirect(url.replace(BEFORE_CODE, `$1${meant}`));
    }
    const name = getPageName(path);
    if (name !== undefined) recordPage(request, { name, cuid: opened.cuid });
    const order = {
      built: current() ?? NOT_BUILT,
      reader: getReader(request, context.config),
      address,
      opened,
      pictures: STUDIO.test(path),
    };
    const isPage = !HIDDEN.test(path) && isAppPath(path);
    reply.headers({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    if (opened.scanned && isPage && !address.asking) {
      const packer = selectCompressor(request);
      return sendCached(request, reply, packer, await writer.writeScanned(order, opened.scanned, packer));
    }
    const { status, text, policy } = await writer.write(order);
    return reply
      .code(status === 200 && !isPage ? errorStatus.notFound : status)
      .headers({ vary: VARY, 'content-security-policy': policy })
      .send(text);
  }

  app.get('/*', async (request, reply) => {
    const [path = '/', query] = request.url.split('?');
    const name = getPageName(path);
    if (name !== undefined) recordPage(request, { name });
    const single = request.url.replace(/^\/{2,}/, '/');
    if (single !== request.url && SCANNED.test(path.replace(/^\/+/, '/'))) return reply.redirect(single);
    if (await redirectElsewhere(request, reply, context, path)) return reply;
    if (BACK_ENDS.test(path)) return reply.callNotFound();
    if (HIDDEN.test(path)) {
      const asPage = /text\/html/.test(request.headers.accept ?? '');
      return asPage ? sendPage(request, reply, path) : reply.callNotFound();
    }
    const file = findBuiltFile(folder, path);
    if (file === SERVICE_WORKER) reply.header('content-security-policy', WORKER_POLICY);
    if (file !== undefined)
      return reply.header('cache-control', getCacheControl(file)).sendFile(file.slice(1), folder);
    const left = await former(path, String(request.headers['accept-encoding'] ?? ''));
    if (left) return reply.headers(left.headers).send(left.bytes);
    if (FILE.test(path) && !SCANNED.test(path)) throw new Refusal('notFound');
    if (!acceptsPage(request.headers)) throw new Refusal('notFound');
    if (await redirectToName(request, reply, context, parseAddress(path, query).cuid)) return reply;
    return sendPage(request, reply, path, query);
  });
}
