import { templateOf } from '@parvis/api/call';
import { documentedCalls } from '@parvis/api/openapi/documented';
import type { FastifyInstance } from 'fastify';
import { toRoutePath } from '../http/registerCalls.ts';

const cookiesOf = new Map(
  documentedCalls.map(({ call, docs }) => [
    `${call.method} ${toRoutePath(templateOf(call))}`,
    docs.cookies ?? [],
  ]),
);

/** Missing from the documentation. */
export function checkCookies(app: FastifyInstance, report: (error: Error) => void): void {
  app.addHook('onResponse', async (request, reply) => {
    const documented = cookiesOf.get(`${request.method} ${request.routeOptions.url}`);
    for (const cookie of [reply.getHeader('set-cookie') ?? []].flat()) {
      const name = String(cookie).split('=')[0]?.replace('__Host-', '') ?? '';
      if (documented && !documented.some((one) => one === name))
        report(new Error(`${request.routeOptions.url} sets ${name}, which its documentation does not say.`));
    }
  });
}
