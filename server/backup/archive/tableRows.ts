import { wrong } from './described.ts';

const [TAB, LINE_FEED] = [0x09, 0x0a];

/** The most bytes of one row: more than any picture of a customer, written in digits. */
const ROW_MAX = 32_000_000;

/** The rows of a table as they are read, which go on from one file to the next. */
export interface TableRows {
  /** @throws ArchiveFault where these bytes are no rows of the table */
  take(bytes: Buffer): void;
  /** @returns how many rows there were. @throws ArchiveFault where the last one has no end */
  end(): number;
}

/** Reads the text of a COPY: one row a line, of so many columns, in UTF-8. */
export function tableRows(table: string, columns: number): TableRows {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rows = 0;
  let tabs = 0;
  let length = 0;
  const decode = (bytes: Buffer, stream: boolean): void => {
    try {
      decoder.decode(bytes, { stream });
    } catch {
      throw wrong(table);
    }
  };
  return {
    take(bytes) {
      decode(bytes, true);
      for (const byte of bytes) {
        length += 1;
        if (byte === TAB) tabs += 1;
        if (byte !== LINE_FEED) continue;
        if (tabs !== columns - 1) throw wrong(table);
        rows += 1;
        tabs = 0;
        length = 0;
      }
      if (length > ROW_MAX) throw wrong(table);
    },
    end() {
      decode(Buffer.alloc(0), false);
      if (length > 0) throw wrong(table);
      return rows;
    },
  };
}
