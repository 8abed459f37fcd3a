import type { PresentPerson } from '@parvis/api/presence';
import type { TextStore } from '@parvis/locales/translate';

/** Counts the others. */
const NAMED_MAX = 2;

function formatNames(people: readonly PresentPerson[], texts: TextStore, isShort: boolean): string {
  const names = people.map(({ name }) => (isShort ? name.replace(/\s.*/su, '') : name));
  const [first = ''] = names;
  if (names.length > NAMED_MAX) return texts.t('staff.row.more', { name: first, count: names.length - 1 });
  return new Intl.ListFormat(texts.locale()).format(names);
}

/** "Bruno Roux écrit… · Anna Petit regarde"; empty without colleagues. Short: first word of a name. */
export function formatPresence(people: readonly PresentPerson[], texts: TextStore, isShort = false): string {
  const { t } = texts;
  const describe = (state: 'typing' | 'reading') => {
    const those = people.filter((person) => person.state === state);
    if (those.length === 0) return undefined;
    return t(`staff.presence.${state}`, { count: those.length, names: formatNames(those, texts, isShort) });
  };
  return [describe('typing'), describe('reading')].filter(Boolean).join(' · ');
}

/** Typing lasts until they leave: screen readers do not announce pauses. */
export function keepTyping(
  before: readonly PresentPerson[],
  now: readonly PresentPerson[],
): readonly PresentPerson[] {
  const typed = new Set(before.filter(({ state }) => state === 'typing').map(({ crUid }) => crUid));
  return now.map((person) => (typed.has(person.crUid) ? { ...person, state: 'typing' } : person));
}
