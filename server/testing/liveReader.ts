/** One event of a live stream. */
interface LiveLine {
  id: string | undefined;
  data: { type: string; csid?: string; msgId?: number } | undefined;
}

/** Reads a live stream as a browser does. */
export interface LiveReader {
  status: number;
  lines: LiveLine[];
  /** The last `id:`, which a browser sends back. */
  lastId(): string | undefined;
  stop(): void;
  /** Resolves when the server has ended the stream or `stop` was called; rejects when it broke. */
  ended: Promise<void>;
}

function lineOf(block: string): LiveLine | undefined {
  const fields = block.split('\n').filter((line) => line !== '' && !line.startsWith(':'));
  if (fields.length === 0) return undefined;
  const value = (name: string) => fields.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const data = value('data');
  return { id: value('id'), data: data === undefined ? undefined : JSON.parse(data) };
}

/** Opens a live stream. */
export async function readLive(
  address: string,
  cookie: string | undefined,
  headers: Record<string, string> = {},
): Promise<LiveReader> {
  const controller = new AbortController();
  const response = await fetch(address, {
    signal: controller.signal,
    headers: { ...headers, ...(cookie !== undefined && { cookie }) },
  });
  const lines: LiveLine[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const line = lineOf(block);
        if (line) lines.push(line);
      }
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
  return {
    status: response.status,
    lines,
    lastId: () => lines.findLast(({ id }) => id !== undefined)?.id,
    stop: () => controller.abort(),
    ended,
  };
}
