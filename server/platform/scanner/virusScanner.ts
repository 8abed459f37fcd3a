import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { ClamdAddress } from '../config/clamdAddress.ts';
import type { Warn } from '../logging/log.ts';
import { getReason } from '../terminal/startFailure.ts';

/** Milliseconds. */
const TIMEOUT_MS = 15_000;
const MAX_ANSWER = 1000;

/** INSTREAM: chunks with length prefix, then length 0. */
async function* streamChunks(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** @throws if it ends early or times out */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('it does not answer')));
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1');
      const end = said.indexOf('\0');
      if (end >= 0) resolve(said.slice(0, end));
      else if (said.length > MAX_ANSWER) socket.destroy(new Error('it answers something else'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('it ended without an answer')));
  });
}

/** @throws if the scan fails */
async function scanFile(address: ClamdAddress, path: string): Promise<boolean> {
  const socket = connect(address);
  try {
    const answered = readAnswer(socket);
    // clamd may answer and close early.
    const sent = pipeline(streamChunks(path), socket, { end: false }).catch(() => undefined);
    const answer = await answered;
    void sent;
    if (/^stream: OK$/.test(answer)) return false;
    if (/ FOUND$/.test(answer)) return true;
    throw new Error(`it answers “${answer}”`);
  } finally {
    socket.destroy();
  }
}

type ScanResult = 'clean' | 'found' | 'away';

export interface VirusScanner {
  scan(path: string): Promise<ScanResult>;
}

/** Without an address every file is clean. Warns once when clamd goes down and once when it returns. */
export function createVirusScanner(address: ClamdAddress | undefined, warn: Warn): VirusScanner {
  let away = false;
  if (!address) return { scan: async () => 'clean' };
  return {
    async scan(path) {
      try {
        const found = await scanFile(address, path);
        if (away)
          warn('Photos are scanned for viruses again.', {
            event: 'virus_scanner_recovered',
          });
        away = false;
        return found ? 'found' : 'clean';
      } catch (error) {
        const reason = getReason(error);
        if (!away)
          warn(`Failed to scan photos for viruses; they wait: ${reason}. Is clamd running at CLAMAV_URL?`, {
            event: 'virus_scanner_failed',
            reason,
          });
        away = true;
        return 'away';
      }
    },
  };
}
