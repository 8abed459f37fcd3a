import type { Event } from '../../engine/types.ts';
import type { Finding } from '../findings/findings.ts';
import type { Witness } from '../symbolic/witness.ts';
import type { Language } from './language.ts';
import { hasSentence, say } from './sentences.ts';

const UNNAMED = { item: '', flag: '', key: '', text: '', language: '', suggestion: '', range: '', line: '' };

export function findingWords({ id, about }: Pick<Finding, 'id' | 'about'>, language: Language): string {
  const named = { ...UNNAMED, ...about };
  if (about.owner) return say(language, 'finding.ofQuestion', named);
  const suggesting = `finding.${id}.suggestion`;
  const isMeant = about.suggestion !== undefined && hasSentence(suggesting);
  return say(language, isMeant ? suggesting : `finding.${id}`, named);
}

/** A long path shows only its first and last events. */
const TOLD = { first: 5, last: 25 } as const;

export function witnessWords({ flags, events }: Witness, language: Language): string[] {
  const given = flags.length > 0 ? [say(language, 'given', { flags: flags.join(', ') })] : [];
  const told = (some: readonly Event[]) => some.map((event) => deedWords(event, language));
  const leftOut = events.length - TOLD.first - TOLD.last;
  if (leftOut <= 1) return [...given, ...told(events)];
  return [
    ...given,
    ...told(events.slice(0, TOLD.first)),
    say(language, 'leftOut', { count: leftOut }),
    ...told(events.slice(-TOLD.last)),
  ];
}

function deedWords(event: Event, language: Language): string {
  const deed = say(language, `deed.${event.type}`);
  const [item, value] = objectOf(event, language);
  const colon = language === 'fr' ? '\u202f: ' : ': ';
  return (
    [deed, item].filter((part) => part !== undefined).join(' ') + (value === undefined ? '' : colon + value)
  );
}

function objectOf(event: Event, language: Language): [item?: string, value?: string] {
  switch (event.type) {
    case 'YESNO':
      return [event.item, say(language, event.value ? 'yes' : 'no')];
    case 'RATE':
      return [event.item, String(event.value)];
    case 'TYPE':
      return [event.item, event.text];
    case 'OUTCOME':
      return [event.flags.length > 0 ? event.flags.join(', ') : '–'];
    case 'CHECK':
    case 'COMMIT':
    case 'NEXT':
      return [event.item];
    default:
      return [];
  }
}
