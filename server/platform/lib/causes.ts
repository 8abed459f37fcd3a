/** Depth limit: a chain of causes may be circular. */
const DEPTH = 5;

/** Lists an error and its causes, outermost first; Drizzle wraps database errors. */
export function causes(error: unknown): object[] {
  const found: object[] = [];
  for (let next = error; typeof next === 'object' && next !== null && found.length < DEPTH; )
    next = found[found.push(next) - 1] && 'cause' in next ? next.cause : undefined;
  return found;
}

export const hasCode = (error: object): error is { code: string } =>
  'code' in error && typeof error.code === 'string';

export const firstCode = (error: unknown): string | undefined => causes(error).find(hasCode)?.code;
