import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';

/** A real file of letters, whose forms no device brings along by the name a page gives them. */
const LETTERS = readFileSync(
  join(import.meta.dirname, '../../node_modules/storybook/assets/browser/nunito-sans-regular.woff2'),
);
/** What the letters of that file are called within it. */
export const LETTERS_NAME = /Nunito Sans/;

/** A value of a certificate with its tag and length (X.690). */
function der(tag: number, ...parts: readonly (Buffer | Uint8Array)[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), body]);
}
const [SEQUENCE, SET, INTEGER, BITS, OID, TEXT, TIME] = [0x30, 0x31, 0x02, 0x03, 0x06, 0x0c, 0x17];
/** `ecdsa-with-SHA256` and `commonName`. */
const SIGNED_BY = der(SEQUENCE, der(OID, Buffer.from('2a8648ce3d040302', 'hex')));
const NAME = der(
  SEQUENCE,
  der(SET, der(SEQUENCE, der(OID, Buffer.from('550403', 'hex')), der(TEXT, Buffer.from('letters')))),
);

/** A certificate that its own key signed, in which nobody but a test believes. */
function ownCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const times = ['200101000000Z', '491231235959Z'].map((time) => der(TIME, Buffer.from(time)));
  const told = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    SIGNED_BY,
    NAME,
    der(SEQUENCE, ...times),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', told, privateKey);
  const whole = der(SEQUENCE, told, SIGNED_BY, der(BITS, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

/** A site of files, over https as the product asks for them, which lets others use them. */
export interface FileHost {
  readonly address: string;
  readonly close: () => void;
}

/** What a site answers: a file, or where else it is. */
export type Answer =
  | {
      readonly type: string;
      readonly body: Buffer /** False where no other site may read it. */;
      readonly shared?: boolean;
    }
  | { readonly to: string };

/** Opens a site with files by their paths. */
export async function openFileHost(answers: Readonly<Record<string, Answer>>): Promise<FileHost> {
  const server = createServer(ownCertificate(), (request, response) => {
    const answer = answers[request.url ?? ''];
    if (!answer || !('shared' in answer) || answer.shared)
      response.setHeader('access-control-allow-origin', '*');
    if (!answer) return void response.writeHead(404).end();
    if ('to' in answer) return void response.writeHead(302, { location: answer.to }).end();
    response.writeHead(200, { 'content-type': answer.type }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return {
    address: `https://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The file of letters as a site answers it. */
export const lettersFile: Answer = { type: 'font/woff2', body: LETTERS };
