import type { ListedLabel } from '@parvis/api/calls/labels';
import type { Label } from '@parvis/api/entities/label';
import { findByWords } from '../../../lib/texts/findByWords.ts';

/** What a case gets and loses. */
export interface LabelChange {
  readonly add?: string[];
  readonly remove?: string[];
}

/** Undefined where nothing changes. */
export function findLabelChange(had: readonly Label[], chosen: ReadonlySet<string>): LabelChange | undefined {
  const add = [...chosen].filter((id) => !had.some((one) => one.id === id));
  const remove = had.map(({ id }) => id).filter((id) => !chosen.has(id));
  if (add.length + remove.length === 0) return undefined;
  return { ...(add.length > 0 && { add }), ...(remove.length > 0 && { remove }) };
}

/** Those whose name has all words that were typed, whatever the accents; what the case had comes first. */
export function searchLabels(
  labels: readonly ListedLabel[],
  typed: string,
  had: readonly Label[],
): ListedLabel[] {
  const isOn = ({ id }: ListedLabel) => had.some((one) => one.id === id);
  return findByWords(labels, typed, ({ name }) => name).sort(
    (one, other) => Number(isOn(other)) - Number(isOn(one)),
  );
}
