import pg from 'pg';

export interface Statement {
  name: string | undefined;
  text: string;
  values: readonly unknown[];
}

/** Feed polls, and the listener's connection. */
const isBackground = ({ name, text }: Statement): boolean =>
  name?.startsWith('feed_') === true || /^(?:listen |select pg_backend_pid\(\) as pid$)/i.test(text);

function toStatement(asked: unknown, values: unknown): Statement {
  const config = (typeof asked === 'string' ? { text: asked } : asked) as Partial<Statement>;
  return {
    name: config.name,
    text: config.text ?? '',
    values: config.values ?? (Array.isArray(values) ? values : []),
  };
}

export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const found: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const statement = toStatement(args[0], args[1]);
    if (!isBackground(statement)) found.push(statement);
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return found;
}
