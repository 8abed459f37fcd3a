import type { Outcome } from '@parvis/api/entities/case';
import { createStore } from '@parvis/locales/store';

/** Closed or rejected on this page, until another step or page; any case offers its undo. */
export interface EndedCase {
  readonly cuid: string;
  readonly csid: string;
  /** None if rejected. */
  readonly outcome?: Outcome;
}

export const endedCase = createStore<EndedCase | undefined>(undefined);
