import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Added to a key in a handshake (RFC 6455). */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const LONG = 126;
const TEXT = 0x81;

/** The first whole message of what came, and what is left; nothing where more has to come. What is no text (the end) has none. */
function firstText(came: Buffer): { readonly text?: string; readonly rest: Buffer } | undefined {
  const isLong = came.length > 4 && (came.readUInt8(1) & 127) === LONG;
  const at = isLong ? 4 : 2;
  if (came.length < at + 4) return undefined;
  const size = isLong ? came.readUInt16BE(2) : came.readUInt8(1) & 127;
  const end = at + 4 + size;
  if (came.length < end) return undefined;
  const rest = came.subarray(end);
  if (came.readUInt8(0) !== TEXT) return { rest };
  const mask = came.subarray(at, at + 4);
  const words = came.subarray(at + 4, end).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return { text: Buffer.from(words).toString(), rest };
}

/** A connection that carries short texts both ways, as a browser opens one (RFC 6455): no more of it than such a browser needs. */
export function acceptTexts(asked: IncomingMessage, socket: Duplex, hear: (text: string) => void) {
  const accept = createHash('sha1').update(`${asked.headers['sec-websocket-key']}${GUID}`).digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  const protocol = asked.headers['sec-websocket-protocol'];
  const more = [
    `Sec-WebSocket-Accept: ${accept}`,
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
  ];
  socket.write(`${[...head, ...more].join('\r\n')}\r\n\r\n`);
  let came: Buffer = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (part: Buffer) => {
    came = Buffer.concat([came, part]);
    for (let one = firstText(came); one; one = firstText(came)) {
      came = one.rest;
      if (one.text !== undefined) hear(one.text);
    }
  });
  return (text: string): void => {
    const bytes = Buffer.from(text);
    const length = Buffer.alloc(bytes.length < LONG ? 1 : 3, bytes.length);
    if (bytes.length >= LONG) {
      length.writeUInt8(LONG, 0);
      length.writeUInt16BE(bytes.length, 1);
    }
    socket.write(Buffer.concat([Buffer.of(TEXT), length, bytes]));
  };
}
