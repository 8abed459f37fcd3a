import type { FastifyRequest } from 'fastify';

/** Whether who asks has just what is named by a tag, in its quotes. A proxy that packed it marks the tag as weak. */
export const hasTag = ({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
