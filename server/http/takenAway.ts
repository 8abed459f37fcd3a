import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { serveCodeSheets } from './codeSheets.ts';
import type { Limits } from './limits.ts';
import { serveOwnData } from './ownData.ts';
import { serveTrailSheet } from './trailSheet.ts';

/** Serves the files that people take away: what is kept of them, sheets of codes, what was done at a customer. */
export function serveTakenAway(app: FastifyInstance, services: Services, limits: Limits): void {
  serveOwnData(app, services);
  serveCodeSheets(app, services, limits);
  serveTrailSheet(app, services, limits);
}
