import { normaliseEmail } from './validate.ts';

/** Mail services that people in France and its neighbours use most, by name, with their endings. */
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
    // Services of their own, one letter away from those above.
    mail: 'com',
    email: 'com',
    ymail: 'com',
    rocketmail: 'com',
  }),
);

/** Endings that no domain has, and what was meant. */
const ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    com: 'con comm conm coom cmo ocm cim vom xom cpm clm',
    fr: 'frr ffr rf fre',
    net: 'nett nte ner',
    org: 'ogr orgg prg',
  }).flatMap(([meant, typed]) => typed.split(' ').map((ending) => [ending, meant] as const)),
);

/** Endings of other countries that are seldom meant where a service has the one behind them. */
const SHORTENED: readonly string[] = ['co', 'cm', 'om'];

/** Letters from which on one that is wrong, missing, doubled or in the wrong place still tells a name from others. */
const TELLING = 5;

/** Whether one edit leads from a name to another: a letter more, less, other, or two that changed places. */
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

const endingsOf = (name: string): readonly string[] => SERVICES.get(name)?.split(' ') ?? [];

/** The service that is meant by a name with an ending: itself, or the one that is an edit away. */
const serviceNear = (name: string, ending: string): string => {
  if (SERVICES.has(name) || name.length < TELLING - 1) return name;
  const near = [...SERVICES.keys()].find(
    (service) => service.length >= TELLING && isOneEdit(name, service) && endingsOf(service).includes(ending),
  );
  return near ?? name;
};

/** The domain that was probably meant. */
function domainMeant(typed: string): string {
  // An address with an accent behind the @ is nearly always one without.
  const domain = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const [first = '', ...others] = domain.split('.');
  const last = others.at(-1) ?? '';
  const said = [...others.slice(0, -1), ENDINGS.get(last) ?? last].join('.');
  const fits = SHORTENED.includes(said) ? 'com' : said;
  const name = serviceNear(first, fits);
  const endings = endingsOf(name);
  if (endings.length === 0) return `${name}.${said}`;
  // Gmail has one ending, wherever one lives.
  return `${name}.${name === 'gmail' ? 'com' : endings.includes(fits) ? fits : said}`;
}

/** The address that was probably meant where the domain of one looks mistyped; nothing where it does not, or where there is no address. */
export function suggestMail(typed: string): string | undefined {
  const mail = normaliseEmail(typed);
  if (mail === undefined) return undefined;
  const at = mail.lastIndexOf('@') + 1;
  const domain = mail.slice(at);
  const meant = domainMeant(domain);
  if (meant === domain.normalize('NFC').toLowerCase()) return undefined;
  return normaliseEmail(`${mail.slice(0, at)}${meant}`);
}
