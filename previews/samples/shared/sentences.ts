import { t } from './noticeWords.ts';
import type { Aside, Sample } from './request.ts';

/** Unknown keys that are named; an object of nonsense may have hundreds. */
const FEW_KEYS = 6;
/** Longest address that is written out, in characters. */
const MAX_ADDRESS = 80;

const isUnknown = (aside: Aside): boolean => aside.kind === 'colour' && aside.finding.reason === 'unknownKey';

const findings = { notColour: 'sample.notColour', notText: 'sample.notText' } as const;
const changes = {
  cut: 'sample.label.cut',
  cleaned: 'sample.label.cleaned',
  unseen: 'sample.label.unseen',
} as const;

const shapes = {
  unknownKey: 'sample.shape.unknown',
  notOption: 'sample.shape.option',
  notAddress: 'sample.shape.address',
} as const;

const short = (address: string): string =>
  address.length > MAX_ADDRESS ? `${address.slice(0, MAX_ADDRESS - 1)}…` : address;

function sentenceOf(aside: Aside, sample: Sample): string {
  switch (aside.kind) {
    case 'sign':
      return t('sample.sign');
    case 'label':
      return t(changes[aside.change]);
    case 'picture':
      return t('sample.picture', { name: aside.name });
    case 'unloaded':
      return t('sample.unloaded', { name: aside.name, address: short(sample[aside.name] ?? '') });
    case 'noShape':
      return t('sample.noShape');
    case 'letters':
      return t('sample.letters', { address: short(aside.address) });
    case 'shape': {
      const { key, value, reason, options } = aside.finding;
      return t(shapes[reason], { key, value, options: options.join(', ') });
    }
    case 'outside':
      return t('sample.outside', { ...aside.outside });
    case 'colour': {
      const { key, value, reason, used } = aside.finding;
      return reason === 'unknownKey' ? '' : t(findings[reason], { key, value, used: used ?? '' });
    }
  }
}

function unknownKeys(asides: readonly Aside[]): string[] {
  const keys = asides.filter(isUnknown).map((aside) => (aside.kind === 'colour' ? aside.finding.key : ''));
  if (keys.length === 0) return [];
  const named = keys.slice(0, FEW_KEYS).join(', ');
  const rest = keys.length - FEW_KEYS;
  const said = rest > 0 ? t('sample.unknown.more', { keys: named, count: rest }) : named;
  return [t('sample.unknown', { keys: said, count: keys.length })];
}

/** What of an address was set aside or mended, a sentence each; unknown keys in one. */
export function sentencesOf(asides: readonly Aside[], sample: Sample): readonly string[] {
  const colours = asides.some((aside) => aside.kind === 'colour' && !isUnknown(aside));
  return [
    ...asides.filter((aside) => !isUnknown(aside)).map((aside) => sentenceOf(aside, sample)),
    ...(colours ? [t('sample.accepted')] : []),
    ...unknownKeys(asides),
  ];
}

const ignored: readonly Aside['kind'][] = ['colour', 'picture', 'unloaded', 'shape', 'noShape', 'letters'];
const isIgnored = ({ kind }: Aside): boolean => ignored.includes(kind);
const count = (asides: readonly Aside[], kind: Aside['kind']): number =>
  asides.filter((aside) => aside.kind === kind).length;

/** The same in a few words, for the line that is always seen. */
export function summaryOf(asides: readonly Aside[], changed: number, holes: number): string {
  const aside = asides.filter(isIgnored).length;
  const adapted = changed + count(asides, 'outside');
  const parts = [
    adapted > 0 && t('sample.adapted', { count: adapted }),
    aside > 0 && t('sample.ignored', { count: aside }),
    count(asides, 'label') > 0 && t('sample.label'),
    count(asides, 'sign') > 0 && t('sample.mended'),
    holes > 0 && t('sample.incomplete'),
  ].filter((part) => part !== false);
  const words = parts.join(' · ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
