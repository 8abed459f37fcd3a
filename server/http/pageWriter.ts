import { createHash } from 'node:crypto';
import type { AppContext } from '../modules/context/appContext.ts';
import { type Customer, listOfferedPolls } from '../modules/customers/service.ts';
import { escapeHtml } from '../platform/lib/escapeHtml.ts';
import { createLruCache, type LruCache } from '../platform/lib/lruCache.ts';
import { type BootBlock, createBootWriter, type DrawView, type PageReader } from './bootBlock.ts';
import type { BuiltPage } from './builtPage.ts';
import type { Compressor } from './compress.ts';
import type { PageAddress, ResolvedAddress, ScannedCode } from './resolvePageAddress.ts';
import { buildPagePolicy } from './security.ts';

const BOOT = '<!--boot-->';
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
/** Tab icons of the service; the home screen icon stays. */
const ICONS = /<link rel="icon"[^>]*>\s*/g;

export interface PageOrder {
  readonly built: BuiltPage;
  readonly reader: PageReader;
  readonly address: PageAddress;
  readonly opened: ResolvedAddress;
  readonly pictures: boolean;
}

interface WrittenPage {
  readonly status: BootBlock['status'];
  readonly text: string;
  readonly policy: string;
  readonly drawn: boolean;
}

export interface CachedPage {
  readonly bytes: Buffer;
  readonly policy: string;
  readonly tag: string;
  readonly drawn: boolean;
}

function fillTemplate({ built, reader: { locale, scheme } }: PageOrder, boot: BootBlock): string {
  // Set before the first paint: the other scheme never flashes.
  const mark = `<html lang="${locale}"${scheme ? ` data-scheme="${scheme}"` : ''}`;
  return (boot.drawn ? built.drawn : built.html)
    .replace(/<html lang="[^"]*"/, mark)
    .replace(TITLE, (own) => (boot.title === undefined ? own : `<title>${escapeHtml(boot.title)}</title>`))
    .replace(ICONS, (own) => (boot.icon === undefined ? own : ''))
    .replace(BOOT, () => (boot.icon ?? '') + boot.html)
    .replace(ROOT, () => boot.root);
}

/** Cached per object: the directory often rereads customers. */
function createCustomerHasher(): (customer: Customer) => string {
  const known = new WeakMap<Customer, string>();
  return (customer) => {
    const version =
      known.get(customer) ?? createHash('sha256').update(JSON.stringify(customer)).digest('base64url');
    known.set(customer, version);
    return version;
  };
}

/** Bytes: about 1,500 pages of a town's menu. */
const CACHE_BYTES = 16 * 1024 * 1024;
const ENTRY_OVERHEAD = 2_048;

const measurePage = ({ bytes, policy }: CachedPage, key: string): number =>
  bytes.length + 2 * (key.length + policy.length) + ENTRY_OVERHEAD;

const hashPage = (bytes: Buffer, policy: string): string =>
  `"${createHash('sha256').update(policy).update(bytes).digest('base64url').slice(0, 22)}"`;

export interface PageWriter {
  write(order: PageOrder): Promise<WrittenPage>;
  /** The cache key contains all inputs, so needs no invalidation. Pages without first view are not cached. */
  writeScanned(order: PageOrder, code: ScannedCode, packer: Compressor | undefined): Promise<CachedPage>;
}

export function createPageWriter(context: AppContext, draw: DrawView): PageWriter {
  const writeBootBlock = createBootWriter(context, draw);
  const hashCustomer = createCustomerHasher();
  // Dropped with its build.
  const caches = new WeakMap<BuiltPage, LruCache<CachedPage>>();
  const getCache = (built: BuiltPage): LruCache<CachedPage> => {
    const kept =
      caches.get(built) ??
      createLruCache<CachedPage>(CACHE_BYTES, { isComplete: ({ drawn }) => drawn, weigh: measurePage });
    caches.set(built, kept);
    return kept;
  };
  const listOrigins = ({ address, opened }: PageOrder) => opened.sites.getOtherOrigins(address.host);

  async function write(order: PageOrder): Promise<WrittenPage> {
    const { built, reader, address, opened, pictures } = order;
    const boot = await writeBootBlock(built.revision, reader, address, opened);
    const policy = buildPagePolicy({
      styles: [...built.styles, ...boot.styles],
      scripts: built.scripts,
      fonts: boot.fonts,
      framed: false,
      pictures,
      origins: listOrigins(order),
    });
    return { status: boot.status, text: fillTemplate(order, boot), policy, drawn: boot.drawn };
  }

  return {
    write,
    writeScanned(order, { code, customer }, packer) {
      const { qrid, fake, place } = code;
      const made = [
        qrid,
        fake,
        place,
        hashCustomer(customer),
        // They change with the day.
        listOfferedPolls(customer, place.code).map((poll) => poll.code),
        order.reader,
        listOrigins(order),
        packer?.name,
      ];
      return getCache(order.built)(JSON.stringify(made), async () => {
        const { text, policy, drawn } = await write(order);
        // The compressor's result is a slice of a larger buffer.
        const bytes = Buffer.from(packer ? await packer.compress(text, 'kept') : text);
        return { bytes, policy, tag: hashPage(bytes, policy), drawn };
      });
    },
  };
}
