import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the store leaves out of S3's uploads in parts: which are unfinished, and the end of one. Read from its own folder. */
export interface Unfinished {
  /** What S3 answers to `GET ?uploads`. */
  list(prefix: string): string;
  /** Takes one away. @returns whether there was one */
  abort(id: string): boolean;
}

/** @param bucket the folder in which the store keeps the bucket */
export function unfinishedIn(bucket: string): Unfinished {
  const uploads = join(bucket, '._S3rver_uploads');
  return {
    list(prefix) {
      const found = existsSync(uploads) ? readdirSync(uploads) : [];
      const told = found
        .map((id) => ({ id, key: readFileSync(join(uploads, id, 'key'), 'utf8') }))
        .filter(({ key }) => key.startsWith(prefix))
        .map(({ id, key }) => {
          const begun = statSync(join(uploads, id, 'key')).mtime.toISOString();
          return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun}</Initiated></Upload>`;
        });
      return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${told.join('')}</ListMultipartUploadsResult>`;
    },
    abort(id) {
      const path = join(uploads, id);
      if (!/^[\da-f]{32}$/.test(id) || !existsSync(path)) return false;
      rmSync(path, { recursive: true });
      return true;
    },
  };
}
