import type { Outcome } from '@parvis/api/entities/case';
import { createStore } from '@parvis/locales/store';

/** A case that this page closed or rejected, until another step or page; its undo is offered beside any case. */
export interface EndedCase {
  readonly cuid: string;
  readonly csid: string;
  /** None of a rejected one. */
  readonly outcome?: Outcome;
}

export const endedCase = createStore<EndedCase | undefined>(undefined);
