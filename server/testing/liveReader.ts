interface LiveLine {
  id: string | undefined;
  data: { type: string; csid?: string; msgId?: number; person?: unknown } | undefined;
}

export interface LiveReader {
  status: number;
  lines: LiveLine[];
  /** For reconnects. */
  lastId(): string | undefined;
  stop(): void;
  /** Rejects if the stream broke. */
  ended: Promise<void>;
}

function parseEvent(block: string): LiveLine | undefined {
  const fields = block.split('\n').filter((line) => line !== '' && !line.startsWith(':'));
  if (fields.length === 0) return undefined;
  const getField = (name: string) =>
    fields.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const data = getField('data');
  return { id: getField('id'), data: data === undefined ? undefined : JSON.parse(data) };
}

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
        const line = parseEvent(block);
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
