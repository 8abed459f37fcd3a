import { languages } from '@parvis/locales/languages';
import { nearKey } from '@parvis/theme/palette/nearKey';
import { explainShapeNotice } from './explainShapeNotice.ts';
import { t } from './noticeWords.ts';
import type { AddressNotice, Sample } from './request.ts';
import { reportUnknownParameters } from './unknownParameters.ts';

/** An invalid object may have hundreds. */
const FEW_KEYS = 6;
/** Characters. */
const MAX_ADDRESS = 80;

/** For the sentence of unknown keys. */
const isUnknown = (aside: AddressNotice): boolean =>
  aside.kind === 'parameter' || (aside.kind === 'colour' && aside.finding.reason === 'unknownKey');

const findings = {
  notColour: 'sample.notColour',
  notText: 'sample.notText',
  givenTwice: 'sample.givenTwice',
} as const;

/** Valid values. */
const options = { dark: ['0', '1'], lang: languages.map(({ tag }) => tag) } as const;

const shortenAddress = (address: string): string =>
  address.length > MAX_ADDRESS ? `${address.slice(0, MAX_ADDRESS - 1)}…` : address;

function explainNotice(aside: AddressNotice, sample: Sample): string {
  switch (aside.kind) {
    case 'sign':
      return t('sample.sign');
    case 'label':
      return t(`colour.label.${aside.change}`);
    case 'parameter':
      return '';
    case 'again':
      return t('sample.again', { name: aside.name });
    case 'option': {
      const { name: key, value } = aside;
      return t('colour.shape.notOption', {
        key,
        value: shortenAddress(value),
        options: options[key].join(', '),
      });
    }
    case 'picture':
      return t('sample.picture', { name: aside.name });
    case 'unloaded':
      return t('sample.unloaded', { name: aside.name, address: shortenAddress(sample[aside.name] ?? '') });
    case 'tooLarge':
      return t('sample.pictured', { name: aside.name, told: t('colour.logo.tooLarge') });
    case 'pictured':
      return t('sample.pictured', { name: aside.name, told: t(`colour.logo.${aside.told}`) });
    case 'noShape':
    case 'shape':
      return explainShapeNotice(t, aside);
    case 'letters':
    case 'elsewhere':
      return t(`colour.letters.${aside.kind}`, { address: shortenAddress(aside.address) });
    case 'outside':
      return t('sample.outside', { ...aside.outside });
    case 'colour': {
      const { key, value, reason, used } = aside.finding;
      return reason === 'unknownKey' ? '' : t(findings[reason], { key, value, used: used ?? '' });
    }
  }
}

/** Unknown key with its suggestion. */
function quoteKey(key: string): string {
  const near = nearKey(key);
  return near ? t('colour.finding.near', { key, near }) : key;
}

function listUnknownKeys(asides: readonly AddressNotice[]): string[] {
  const keys = asides.flatMap((aside) =>
    aside.kind === 'colour' && isUnknown(aside) ? [quoteKey(aside.finding.key)] : [],
  );
  if (keys.length === 0) return [];
  const named = keys.slice(0, FEW_KEYS).join(', ');
  const rest = keys.length - FEW_KEYS;
  const said = rest > 0 ? t('sample.unknown.more', { keys: named, count: rest }) : named;
  return [t('sample.unknown', { keys: said, count: keys.length })];
}

/** Unknown keys share one sentence. */
export function explainNotices(asides: readonly AddressNotice[], sample: Sample): readonly string[] {
  const colours = asides.some(
    (aside) => aside.kind === 'colour' && !isUnknown(aside) && aside.finding.reason !== 'givenTwice',
  );
  return [
    ...asides.filter((aside) => !isUnknown(aside)).map((aside) => explainNotice(aside, sample)),
    ...(colours ? [t('sample.accepted')] : []),
    ...listUnknownKeys(asides),
    ...reportUnknownParameters(asides.flatMap((aside) => (aside.kind === 'parameter' ? [aside.name] : []))),
  ];
}
