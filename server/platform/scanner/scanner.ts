import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { ClamdAddress } from '../config/clamdAddress.ts';
import { reasonOf } from '../terminal/startFailure.ts';

/** How long it may say nothing, milliseconds. */
const PATIENCE_MS = 15_000;
/** What an answer may have at most, characters. */
const ANSWER_MAX = 1000;

/** A file as INSTREAM wants it: each chunk behind its length, and a length of nothing at the end. */
async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** What clamd answers, up to its end. @throws Error where it ends before, or says nothing */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('it does not answer')));
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1');
      const end = said.indexOf('\0');
      if (end >= 0) resolve(said.slice(0, end));
      else if (said.length > ANSWER_MAX) socket.destroy(new Error('it answers something else'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('it ended without an answer')));
  });
}

/** Whether clamd finds a virus in a file of this machine. @throws Error where it cannot look */
async function askClamd(address: ClamdAddress, path: string): Promise<boolean> {
  const socket = connect(address);
  try {
    const answered = answerOf(socket);
    // It may answer before it has all, and end: what it said counts.
    const sent = pipeline(chunksOf(path), socket, { end: false }).catch(() => undefined);
    const answer = await answered;
    void sent;
    if (/^stream: OK$/.test(answer)) return false;
    if (/ FOUND$/.test(answer)) return true;
    throw new Error(`it answers “${answer}”`);
  } finally {
    socket.destroy();
  }
}

/** What a look for viruses came to; `away` where nobody can look now. */
type Scanned = 'clean' | 'found' | 'away';

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
