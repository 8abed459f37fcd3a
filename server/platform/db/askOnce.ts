import pg from 'pg';

/**
 * Asks a database something over a connection of its own, which no pool has yet.
 * @param patience milliseconds until it takes the connection, and until it answers
 * @throws what the database says, or that it says nothing in time
 */
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
    // Nobody waits for a goodbye that may never be answered.
    void client.end().catch(() => undefined);
  }
}
