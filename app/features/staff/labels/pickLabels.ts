import type { ListedLabel } from '@parvis/api/calls/labels';
import type { Label } from '@parvis/api/entities/label';
import { findByWords } from '../../../lib/texts/findByWords.ts';

/** Added and removed. */
export interface LabelChange {
  readonly add?: string[];
  readonly remove?: string[];
}

/** Undefined if unchanged. */
export function findLabelChange(had: readonly Label[], chosen: ReadonlySet<string>): LabelChange | undefined {
  const add = [...chosen].filter((id) => !had.some((one) => one.id === id));
  const remove = had.map(({ id }) => id).filter((id) => !chosen.has(id));
  if (add.length + remove.length === 0) return undefined;
  return { ...(add.length > 0 && { add }), ...(remove.length > 0 && { remove }) };
}

/** All words must match, regardless of accents; the case's labels come first. */
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
