import { connect, type Socket } from 'node:net';
import { cookieOf } from './calls.ts';

interface Followed {
  readonly port: number;
  readonly path: string;
  readonly person: number;
}

/** Resolves once begun; `heard` receives data. */
export const openStream = (
  { port, path, person }: Followed,
  heard: (text: string) => void,
): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('A stream was refused.')));
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      resolve(socket);
      heard(String(text));
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\ncookie: ${cookieOf(person)}\r\n\r\n`,
    );
  });
