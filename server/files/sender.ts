import type { Taker } from '../proof/takeFrom.ts';
import type { Reader } from '../services/services.ts';

/** Who sends a file, to which customer. */
export interface FileSender {
  readonly cuid: string;
  readonly reader: Reader;
  /** The code that they scanned last, where they did. */
  readonly qrid: string | null;
  readonly taker: Taker;
}
