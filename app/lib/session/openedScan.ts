import type { Scan } from '@parvis/api/entities/customer';

let opened: Scan | undefined;

/** Keeps the scan of a new identity for the page. */
export const keepOpenedScan = (scan: Scan | undefined): void => {
  opened = scan;
};

/** Once: the server has stored it. */
export function takeOpenedScan(qrid: string): Scan | undefined {
  const scan = opened;
  opened = undefined;
  return scan?.qrid === qrid ? scan : undefined;
}
