import { normaliseEmail } from './validate.ts';

/** Of France and its neighbours, with top-level domains. */
const SERVICES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gmail: 'com',
    hotmail: 'com fr be ch de es it co.uk',
    outlook: 'com fr be de es it',
    yahoo: 'com fr be ch de es it co.uk',
    icloud: 'com',
    proton: 'me',
    protonmail: 'com ch',
    live: 'com fr be nl it co.uk',
    msn: 'com',
    aol: 'com fr',
    gmx: 'com fr de ch net at',
    orange: 'fr com',
    wanadoo: 'fr',
    laposte: 'net fr',
    free: 'fr',
    sfr: 'fr',
    bbox: 'fr',
    numericable: 'fr',
    skynet: 'be',
    telenet: 'be',
    proximus: 'be com',
    bluewin: 'ch',
    libero: 'it',
    // One letter away from those above.
    mail: 'com',
    email: 'com',
    ymail: 'com',
    rocketmail: 'com',
  }),
);

/** Invalid top-level domains and their corrections. */
const ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    com: 'con comm conm coom cmo ocm cim vom xom cpm clm',
    fr: 'frr ffr rf fre',
    net: 'nett nte ner',
    org: 'ogr orgg prg',
  }).flatMap(([meant, typed]) => typed.split(' ').map((ending) => [ending, meant] as const)),
);

/** Usually typos of a provider's own. */
const SHORTENED: readonly string[] = ['co', 'cm', 'om'];

/** Distinct after one typo from here. */
const TELLING = 5;

/** Insertion, deletion, substitution or transposition. */
function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

const listEndings = (name: string): readonly string[] => SERVICES.get(name)?.split(' ') ?? [];

/** Or one edit away. */
const findNearbyService = (name: string, ending: string): string => {
  if (SERVICES.has(name) || name.length < TELLING - 1) return name;
  const near = [...SERVICES.keys()].find(
    (service) =>
      service.length >= TELLING && isOneEdit(name, service) && listEndings(service).includes(ending),
  );
  return near ?? name;
};

/** Returns the corrected domain. */
function suggestDomain(typed: string): string {
  // Accents are nearly always typos.
  const domain = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const [first = '', ...others] = domain.split('.');
  const last = others.at(-1) ?? '';
  const said = [...others.slice(0, -1), ENDINGS.get(last) ?? last].join('.');
  const fits = SHORTENED.includes(said) ? 'com' : said;
  const name = findNearbyService(first, fits);
  const endings = listEndings(name);
  if (endings.length === 0) return `${name}.${said}`;
  // Gmail only has `.com`.
  return `${name}.${name === 'gmail' ? 'com' : endings.includes(fits) ? fits : said}`;
}

/** Undefined if the domain looks right, or without an address. */
export function suggestMail(typed: string): string | undefined {
  const mail = normaliseEmail(typed);
  if (mail === undefined) return undefined;
  const at = mail.lastIndexOf('@') + 1;
  const domain = mail.slice(at);
  const meant = suggestDomain(domain);
  if (meant === domain.normalize('NFC').toLowerCase()) return undefined;
  return normaliseEmail(`${mail.slice(0, at)}${meant}`);
}
