import pg from 'pg';

/** @param timeout of connecting and of each query, milliseconds */
export async function askOnce<T>(
  url: string,
  patience: number,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await ask(client);
  } finally {
    // Not awaited: the server may never respond.
    void client.end().catch(() => undefined);
  }
}
