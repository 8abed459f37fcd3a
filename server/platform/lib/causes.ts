/** How far a chain of causes is followed: it may be a circle. */
const DEPTH = 5;

/** An error with those that caused it, the outermost first: Drizzle wraps what the database says. */
export function causes(error: unknown): object[] {
  const found: object[] = [];
  for (let next = error; typeof next === 'object' && next !== null && found.length < DEPTH; )
    next = found[found.push(next) - 1] && 'cause' in next ? next.cause : undefined;
  return found;
}

/** True when an error carries a code of the system, of PostgreSQL or of Fastify. */
export const hasCode = (error: object): error is { code: string } =>
  'code' in error && typeof error.code === 'string';

export const firstCode = (error: unknown): string | undefined => causes(error).find(hasCode)?.code;
