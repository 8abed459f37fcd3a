/** A disk says so without naming the file that it wrote. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO']);

/** Whether the disk refused: that is said as it is; what the database does is told as a start tells it. */
export const isOfDisk = (error: unknown): error is Error & { readonly code: unknown } =>
  error instanceof Error &&
  'code' in error &&
  'syscall' in error &&
  error.syscall !== 'connect' &&
  ('path' in error || FULL.has(error.code));
