/** Chains of causes may be circular. */
const MAX_DEPTH = 5;

/** Outermost first; Drizzle wraps database errors. */
export function listCauses(error: unknown): object[] {
  const found: object[] = [];
  for (let next = error; typeof next === 'object' && next !== null && found.length < MAX_DEPTH; )
    next = found[found.push(next) - 1] && 'cause' in next ? next.cause : undefined;
  return found;
}

export const hasErrorCode = (error: object): error is { code: string } =>
  'code' in error && typeof error.code === 'string';

export const findErrorCode = (error: unknown): string | undefined =>
  listCauses(error).find(hasErrorCode)?.code;
