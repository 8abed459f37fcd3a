import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** From the store's folder. */
export interface UnfinishedUploads {
  list(prefix: string): string;
  /** @returns whether the upload existed */
  abort(id: string): boolean;
}

export function readUnfinishedUploads(bucket: string): UnfinishedUploads {
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
