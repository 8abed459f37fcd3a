/** A page of what is in a bucket, and whether it is the last one. */
interface Listing {
  readonly objects: readonly { readonly key: string; readonly changed: Date }[];
  readonly isWhole: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** What an element of that name holds. A listing has no attributes but on its root, and no element twice at one place. */
export function held(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, named = '') =>
    code === undefined ? (ENTITIES[named] ?? whole) : String.fromCodePoint(Number(code)),
  );
}

/** Reads what a store that speaks S3 answers to `list-type=2`. @throws Error where it is no such answer */
export function listingOf(xml: string): Listing {
  if (!xml.includes('<ListBucketResult')) throw new Error('The store of MEDIA_URL lists nothing.');
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .map((part) => ({
      key: held(part, 'Key') ?? '',
      changed: new Date(held(part, 'LastModified') ?? 0),
    }));
  return { objects, isWhole: held(xml, 'IsTruncated') !== 'true' };
}
