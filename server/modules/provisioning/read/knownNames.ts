import { type ResponderCode, responderCodes } from '@parvis/api/entities/responders';
import { plainLetters } from '@parvis/locales/plainLetters';
import { nearest } from '@parvis/questionnaire/model/nearest';

/** Icons of `@parvis/ui`, which the server must not import. */
export const ICON_NAMES: readonly string[] =
  'home list info question warning star chat chart droplet toilet tap soap paper broom trash smell sofa seat bench heating thermometer snow bulb wrench broken door lift stairs wheelchair key lock bolt wifi screen mobile phone mail camera speaker tree dog graffiti road lamp car bike bus pin food ticket calendar clock flag heart bell user users shield fire police medical rescue social building briefcase headset'.split(
    ' ',
  );

/** French and English, without accents. */
const SERVICE_ALIASES: Readonly<Record<string, ResponderCode>> = {
  direction: 'upperManagement',
  elus: 'upperManagement',
  mairie: 'upperManagement',
  cleaning: 'janitorial',
  cleanliness: 'janitorial',
  proprete: 'janitorial',
  dechets: 'janitorial',
  roads: 'maintenance',
  voirie: 'maintenance',
  works: 'maintenance',
  technique: 'maintenance',
  lighting: 'maintenance',
  informatique: 'it',
  batiments: 'facilities',
  buildings: 'facilities',
  pompiers: 'fire',
  health: 'medical',
  sante: 'medical',
  securite: 'security',
  accueil: 'support',
  secours: 'rescue',
  evenements: 'events',
};

/** Compares aliases, partial names and typos. */
export function suggestService(name: string): string | undefined {
  const plain = plainLetters(name);
  if (Object.hasOwn(SERVICE_ALIASES, plain)) return SERVICE_ALIASES[plain];
  const whole = responderCodes.find((code) => code.toLowerCase() === plain);
  const part = plain.length > 3 && responderCodes.find((code) => code.toLowerCase().includes(plain));
  return whole ?? (part || nearest(plain, responderCodes));
}
