import pg from 'pg';

/** @param timeout milliseconds, per connect and query */
export async function withConnection<T>(
  url: string,
  timeout: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    // The server may never respond.
    void client.end().catch(() => undefined);
  }
}
