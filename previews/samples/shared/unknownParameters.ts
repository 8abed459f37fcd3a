import { nearName } from '@parvis/theme/palette/nearKey';
import { parameters } from './addressParameters.ts';
import { t } from './noticeWords.ts';

type Parameter = (typeof parameters)[number];

/** Too different for a spelling suggestion. */
const SYNONYMS: Readonly<Record<Exclude<Parameter, 'wlogo'>, RegExp>> = {
  lbl: /^(?:app)?(?:label|libelle|name|nom|title|titre|customer|client)$/,
  logo: /^(?:app)?(?:logo|image|picture|icon)(?:url|src)?$/,
  appColors: /^(?:app)?(?:colou?rs?|couleurs?|palette|theme)$/,
  appShape: /^(?:app)?(?:shape|forme|radius|corners|font|police|density)$/,
  dark: /^(?:app)?(?:darkmode|mode|scheme|sombre|colorscheme)$/,
  lang: /^(?:app)?(?:language|langue|locale|hl)$/,
};

export function suggestParameter(written: string): Parameter | undefined {
  const plain = written.toLowerCase().replaceAll(/[^a-z]/g, '');
  const other = (Object.keys(SYNONYMS) as (keyof typeof SYNONYMS)[]).find((name) =>
    SYNONYMS[name].test(plain),
  );
  return other ?? nearName(written, parameters);
}

function quoteParameter(name: string): string {
  const near = suggestParameter(name);
  return near ? t('colour.finding.near', { key: name, near }) : name;
}

/** An address may have hundreds. */
const FEW = 6;

/** One sentence; none if all are known. */
export function reportUnknownParameters(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const named = names.slice(0, FEW).map(quoteParameter).join(', ');
  const rest = names.length - FEW;
  const said = rest > 0 ? t('sample.unknown.more', { keys: named, count: rest }) : named;
  return [t('sample.parameter', { names: said, count: names.length })];
}
