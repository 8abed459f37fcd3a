import type { FastifyRequest } from 'fastify';

/** Ignores the weak prefix of compressing proxies. */
export const hasEtag = ({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
