import { connect, type Socket } from 'node:net';

export interface Call {
  path: string;
  method?: 'GET' | 'POST';
  cookie?: string | undefined;
  body?: unknown;
}

const HEAD_END = Buffer.from('\r\n\r\n');

const requestOf = ({ path, method = 'POST', cookie, body }: Call): string => {
  const sent = body === undefined ? '' : JSON.stringify(body);
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-language: fr-FR\r\n${
    method === 'POST' ? 'content-type: application/json\r\n' : ''
  }${cookie ? `cookie: ${cookie}\r\n` : ''}content-length: ${Buffer.byteLength(sent)}\r\n\r\n${sent}`;
};

/** Keep-alive, sequential: little work, as client and server share the machine. */
export class Connection {
  readonly #socket: Socket;
  #got: Buffer[] = [];
  #size = 0;
  #needed: number | undefined;
  #status = 0;
  #done: ((answer: { status: number; body: string }) => void) | undefined;
  #failed: ((error: Error) => void) | undefined;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#failed?.(error));
    this.#socket.on('close', () => this.#failed?.(new Error('The connection was closed.')));
  }

  #take(chunk: Buffer): void {
    this.#got.push(chunk);
    this.#size += chunk.length;
    if (this.#needed === undefined) {
      const all = Buffer.concat(this.#got);
      const at = all.indexOf(HEAD_END);
      if (at === -1) return;
      const head = all.toString('latin1', 0, at).toLowerCase();
      this.#got = [all.subarray(at + 4)];
      this.#size = all.length - at - 4;
      this.#needed = Number(/content-length: (\d+)/.exec(head)?.[1]);
      this.#status = Number(head.slice(9, 12));
      if (Number.isNaN(this.#needed)) throw new Error(`An answer without a length: ${head}`);
    }
    if (this.#size < this.#needed) return;
    const answer = { status: this.#status, body: Buffer.concat(this.#got).toString() };
    this.#got = [];
    this.#size = 0;
    this.#needed = undefined;
    const done = this.#done;
    this.#done = undefined;
    this.#failed = undefined;
    done?.(answer);
  }

  /**
   * After the previous response.
   * @throws Error unless the status is 200
   */
  async call(call: Call): Promise<string> {
    if (this.#socket.destroyed) throw new Error('The connection was closed.');
    const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      this.#done = resolve;
      this.#failed = reject;
      this.#socket.write(requestOf(call));
    });
    if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${answer.body.slice(0, 300)}`);
    return answer.body;
  }

  end(): void {
    this.#failed = undefined;
    this.#socket.destroy();
  }
}

export interface Stretch {
  rate: number;
  /** ms. */
  times: number[];
}

/** `connections` in parallel for `ms`; `next` creates requests. */
export async function press(
  port: number,
  connections: number,
  ms: number,
  next: (connection: number) => Call,
): Promise<Stretch> {
  const all = Array.from({ length: connections }, () => new Connection(port));
  const times: number[] = [];
  const start = performance.now();
  const end = start + ms;
  await Promise.all(
    all.map(async (connection, index) => {
      while (performance.now() < end) {
        const begun = performance.now();
        await connection.call(next(index));
        times.push(performance.now() - begun);
      }
    }),
  );
  const rate = times.length / ((performance.now() - start) / 1000);
  for (const connection of all) connection.end();
  return { rate, times };
}
