import type { OutboxItem } from '../../lib/api/outboxItems.ts';

export function formatWrittenText({ shown }: Pick<OutboxItem, 'shown'>): string {
  const { title, place, lines = [], txt } = shown;
  const head = [title, place].filter((part) => part !== undefined).join(' · ');
  const answers = lines.map(({ label, value }) => (label === '' ? value : `${label} ${value}`));
  return [head, ...answers, txt ?? ''].filter((line) => line !== '').join('\n');
}
