import type { ClamdAddress } from '../base/clamdAddress.ts';
import { reasonOf } from '../base/startFailure.ts';
import { askClamd } from './clamd.ts';

/** What a look for viruses came to; `away` where nobody can look now. */
type Scanned = 'clean' | 'found' | 'away';

/** Looks for viruses in files that people send. */
export interface Scanner {
  /** Looks at a file of this machine. */
  scan(path: string): Promise<Scanned>;
}

/** A scanner by what the settings name: without one every file is taken for clean. The operator is told once that it is away, and once that it is back. */
export function scannerAt(address: ClamdAddress | undefined, warn: (line: string) => void): Scanner {
  let away = false;
  if (!address) return { scan: async () => 'clean' };
  return {
    async scan(path) {
      try {
        const found = await askClamd(address, path);
        if (away) warn('Photos are looked at for viruses again.');
        away = false;
        return found ? 'found' : 'clean';
      } catch (error) {
        if (!away)
          warn(
            `Photos cannot be looked at for viruses, and wait until they can: ${reasonOf(error)}. Is clamd running at CLAMAV_URL?`,
          );
        away = true;
        return 'away';
      }
    },
  };
}
