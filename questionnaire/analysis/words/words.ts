import type { Event } from '../../engine/types.ts';
import type { Finding } from '../findings/findings.ts';
import type { Witness } from '../symbolic/witness.ts';
import type { Both, Language } from './language.ts';
import { OF_QUESTION, SENTENCES, WITH_SUGGESTION } from './sentences.ts';

/** A finding in a sentence, and what to write instead. */
export function findingWords({ id, about }: Pick<Finding, 'id' | 'about'>, language: Language): string {
  const said = about.suggestion === undefined ? undefined : WITH_SUGGESTION[id];
  const sentence = about.owner ? OF_QUESTION : (said ?? SENTENCES[id]);
  const named: Readonly<Record<string, string | undefined>> = { ...about };
  return sentence[language].replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '');
}

const DEEDS: Readonly<Record<Event['type'], Both<string>>> = {
  CHECK: { fr: 'cocher ou décocher', en: 'tick or untick' },
  YESNO: { fr: 'répondre', en: 'answer' },
  RATE: { fr: 'noter', en: 'rate' },
  TYPE: { fr: 'écrire', en: 'type' },
  COMMIT: { fr: 'envoyer', en: 'send' },
  CONFIRM: { fr: 'valider', en: 'confirm' },
  NEXT: { fr: 'toucher', en: 'press' },
  ABORT: { fr: 'fermer', en: 'close' },
  OUTCOME: { fr: 'l’application répond', en: 'the host answers' },
  BACK: { fr: 'revenir', en: 'go back' },
};

const SIDES: Both<readonly [yes: string, no: string]> = { fr: ['oui', 'non'], en: ['yes', 'no'] };
const STARTS: Both<string> = { fr: 'avec', en: 'given' };

/** Of a longer way, so many deeds at its beginning and at its end are told: nobody reads a thousand. */
const TOLD = { first: 5, last: 25 } as const;
const LEFT_OUT: Both<(count: number) => string> = {
  fr: (count) => `… ${count} gestes, tous avec --json …`,
  en: (count) => `… ${count} more, all with --json …`,
};

/** The way to a finding, one deed after another; of a long one its beginning and its end. */
export function witnessWords({ flags, events }: Witness, language: Language): string[] {
  const given = flags.length > 0 ? [`${STARTS[language]} ${flags.join(', ')}`] : [];
  const told = (some: readonly Event[]) => some.map((event) => deedWords(event, language));
  const leftOut = events.length - TOLD.first - TOLD.last;
  if (leftOut <= 1) return [...given, ...told(events)];
  return [
    ...given,
    ...told(events.slice(0, TOLD.first)),
    LEFT_OUT[language](leftOut),
    ...told(events.slice(-TOLD.last)),
  ];
}

function deedWords(event: Event, language: Language): string {
  const deed = DEEDS[event.type][language];
  const [item, value] = objectOf(event, language);
  const colon = language === 'fr' ? '\u202f: ' : ': ';
  return (
    [deed, item].filter((part) => part !== undefined).join(' ') + (value === undefined ? '' : colon + value)
  );
}

/** What a deed is done to, and with what. */
function objectOf(event: Event, language: Language): [item?: string, value?: string] {
  const [yes, no] = SIDES[language];
  switch (event.type) {
    case 'YESNO':
      return [event.item, event.value ? yes : no];
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
