import { SET_UP_LATER } from '@parvis/api/constants';
import type { Challenge } from '@parvis/api/entities/proof';
import type { ErrorCode, Reason, Why } from '@parvis/api/errors';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /** With `tooMany` and `unavailable`, seconds. */
  readonly retryAfter: number | undefined;
  /** `body.report.0.answers` */
  readonly path: string | undefined;
  readonly why: Why | undefined;
  /** With `tooMany`: replaces waiting. */
  readonly work: Challenge | undefined;
  /** With `staleQr`: its successor. */
  readonly replacedBy: string | undefined;
  /** With `staleQr`: the customer of an ended service. */
  readonly ended: string | undefined;

  constructor(
    code: ErrorCode,
    details: {
      retryAfter?: number;
      path?: string;
      why?: Why;
      work?: Challenge;
      replacedBy?: string;
      ended?: string;
    } = {},
  ) {
    super(details.path ? `${code} at ${details.path}` : code);
    this.code = code;
    this.retryAfter = details.retryAfter ?? (code === 'unavailable' ? SET_UP_LATER : undefined);
    this.path = details.path;
    this.why = details.why;
    this.work = details.work;
    this.replacedBy = details.replacedBy;
    this.ended = details.ended;
  }
}

export const createBadRequest = (path: string, why: Why | Reason = 'format'): Refusal =>
  new Refusal('badRequest', { path, why: typeof why === 'string' ? { reason: why } : why });
