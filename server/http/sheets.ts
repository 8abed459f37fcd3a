import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { serveCodeSheets } from './codeSheets.ts';
import type { Limits } from './limits.ts';
import { serveTrailSheet } from './trailSheet.ts';

/** Serves administrators what they take along of their customer. */
export function serveSheets(app: FastifyInstance, services: Services, limits: Limits): void {
  serveCodeSheets(app, services, limits);
  serveTrailSheet(app, services, limits);
}
