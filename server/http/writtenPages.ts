import { createHash } from 'node:crypto';
import type { Services } from '../modules/context/services.ts';
import type { Customer } from '../modules/customers/customers.ts';
import { htmlText } from '../platform/lib/htmlText.ts';
import { type Latest, latest } from '../platform/lib/latest.ts';
import { type BootBlock, bootBlocks, type DrawView, type PageReader } from './boot.ts';
import type { BuiltPage } from './builtPage.ts';
import type { Packer } from './compress.ts';
import type { Opened, PageAddress, ScannedCode } from './opened.ts';
import { pagePolicy } from './security.ts';

const BOOT = '<!--boot-->';
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
/** Tab icons of the service; the home screen icon stays. */
const ICONS = /<link rel="icon"[^>]*>\s*/g;

export interface PageOrder {
  readonly built: BuiltPage;
  readonly reader: PageReader;
  readonly address: PageAddress;
  readonly opened: Opened;
  readonly pictures: boolean;
}

interface WrittenPage {
  readonly status: BootBlock['status'];
  readonly text: string;
  readonly policy: string;
  readonly drawn: boolean;
}

/** A compressed page, cached for all equal readers. */
export interface KeptPage {
  readonly bytes: Buffer;
  readonly policy: string;
  readonly tag: string;
  readonly drawn: boolean;
}

function fill({ built, reader: { locale, scheme } }: PageOrder, boot: BootBlock): string {
  // Set before the first paint, so that the other scheme never flashes.
  const mark = `<html lang="${locale}"${scheme ? ` data-scheme="${scheme}"` : ''}`;
  return (boot.drawn ? built.drawn : built.html)
    .replace(/<html lang="[^"]*"/, mark)
    .replace(TITLE, (own) => (boot.title === undefined ? own : `<title>${htmlText(boot.title)}</title>`))
    .replace(ICONS, (own) => (boot.icon === undefined ? own : ''))
    .replace(BOOT, () => (boot.icon ?? '') + boot.html)
    .replace(ROOT, () => boot.root);
}

/** Creates a hash of all customer data, cached per object: the directory rereads customers regularly. */
function versions(): (customer: Customer) => string {
  const known = new WeakMap<Customer, string>();
  return (customer) => {
    const version =
      known.get(customer) ?? createHash('sha256').update(JSON.stringify(customer)).digest('base64url');
    known.set(customer, version);
    return version;
  };
}

/** Cache size, bytes: about 1,500 pages of a town's menu. */
const KEPT_BYTES = 16 * 1024 * 1024;
const BESIDE = 2_048;

const weigh = ({ bytes, policy }: KeptPage, key: string): number =>
  bytes.length + 2 * (key.length + policy.length) + BESIDE;

const named = (bytes: Buffer, policy: string): string =>
  `"${createHash('sha256').update(policy).update(bytes).digest('base64url').slice(0, 22)}"`;

export interface PageWriter {
  write(order: PageOrder): Promise<WrittenPage>;
  /**
   * Returns the cached, compressed page of a scanned code. The cache key contains all inputs, so no
   * invalidation is needed. A page without its first view is not cached.
   */
  scanned(order: PageOrder, code: ScannedCode, packer: Packer | undefined): Promise<KeptPage>;
}

export function pageWriter(services: Services, draw: DrawView): PageWriter {
  const blockOf = bootBlocks(services, draw);
  const versionOf = versions();
  // Dropped with its build.
  const ofBuild = new WeakMap<BuiltPage, Latest<KeptPage>>();
  const keptOf = (built: BuiltPage): Latest<KeptPage> => {
    const kept = ofBuild.get(built) ?? latest<KeptPage>(KEPT_BYTES, { whole: ({ drawn }) => drawn, weigh });
    ofBuild.set(built, kept);
    return kept;
  };
  const originsOf = ({ address, opened }: PageOrder) => opened.sites.beside(address.host);

  async function write(order: PageOrder): Promise<WrittenPage> {
    const { built, reader, address, opened, pictures } = order;
    const boot = await blockOf(built.revision, reader, address, opened);
    const policy = pagePolicy({
      styles: [...built.styles, ...boot.styles],
      scripts: built.scripts,
      fonts: boot.fonts,
      framed: false,
      pictures,
      origins: originsOf(order),
    });
    return { status: boot.status, text: fill(order, boot), policy, drawn: boot.drawn };
  }

  return {
    write,
    scanned(order, { code, customer }, packer) {
      const { qrid, fake, place } = code;
      const made = [qrid, fake, place, versionOf(customer), order.reader, originsOf(order), packer?.name];
      return keptOf(order.built)(JSON.stringify(made), async () => {
        const { text, policy, drawn } = await write(order);
        // A copy: the compressor's result is a slice of a larger buffer.
        const bytes = Buffer.from(packer ? await packer.pack(text, 'kept') : text);
        return { bytes, policy, tag: named(bytes, policy), drawn };
      });
    },
  };
}
