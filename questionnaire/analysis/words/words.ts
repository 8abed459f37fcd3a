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

/** Of a long path. */
const SHOWN_EVENTS = { first: 5, last: 25 } as const;

export function formatWitness({ flags, events }: Witness, language: Language): string[] {
  const given = flags.length > 0 ? [say(language, 'given', { flags: flags.join(', ') })] : [];
  const formatEvents = (some: readonly Event[]) => some.map((event) => formatEvent(event, language));
  const leftOut = events.length - SHOWN_EVENTS.first - SHOWN_EVENTS.last;
  if (leftOut <= 1) return [...given, ...formatEvents(events)];
  return [
    ...given,
    ...formatEvents(events.slice(0, SHOWN_EVENTS.first)),
    say(language, 'leftOut', { count: leftOut }),
    ...formatEvents(events.slice(-SHOWN_EVENTS.last)),
  ];
}

function formatEvent(event: Event, language: Language): string {
  const deed = say(language, `deed.${event.type}`);
  const [item, value] = getEventObject(event, language);
  const colon = language === 'fr' ? '\u202f: ' : ': ';
  return (
    [deed, item].filter((part) => part !== undefined).join(' ') + (value === undefined ? '' : colon + value)
  );
}

function getEventObject(event: Event, language: Language): [item?: string, value?: string] {
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
