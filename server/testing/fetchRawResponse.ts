import { createConnection } from 'node:net';

export async function fetchRawResponse(port: number, bytes: string): Promise<string> {
  const socket = createConnection(port, '127.0.0.1');
  socket.write(bytes);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  return Buffer.concat(parts).toString();
}
