import type { Scan } from '@parvis/api/entities/customer';

let opened: Scan | undefined;

/** Keeps the scan that came with a new identity, until the page asks for it. */
export const keepOpenedScan = (scan: Scan | undefined): void => {
  opened = scan;
};

/** Returns it once: the server has stored it. */
export function takeOpenedScan(qrid: string): Scan | undefined {
  const scan = opened;
  opened = undefined;
  return scan?.qrid === qrid ? scan : undefined;
}
