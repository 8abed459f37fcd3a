import { nearName } from '@parvis/theme/palette/nearKey';
import { parameters } from './given.ts';
import { t } from './noticeWords.ts';

type Parameter = (typeof parameters)[number];

/** What people write for a parameter that is spelt quite otherwise. */
const OTHERS: Readonly<Record<Exclude<Parameter, 'wlogo'>, RegExp>> = {
  lbl: /^(?:app)?(?:label|libelle|name|nom|title|titre|customer|client)$/,
  logo: /^(?:app)?(?:logo|image|picture|icon)(?:url|src)?$/,
  appColors: /^(?:app)?(?:colou?rs?|couleurs?|palette|theme)$/,
  appShape: /^(?:app)?(?:shape|forme|radius|corners|font|police|density)$/,
  dark: /^(?:app)?(?:darkmode|mode|scheme|sombre|colorscheme)$/,
  lang: /^(?:app)?(?:language|langue|locale|hl)$/,
};

/** The parameter that was probably meant by a name that says nothing; undefined where none is near. */
export function nearParameter(written: string): Parameter | undefined {
  const plain = written.toLowerCase().replaceAll(/[^a-z]/g, '');
  const other = (Object.keys(OTHERS) as (keyof typeof OTHERS)[]).find((name) => OTHERS[name].test(plain));
  return other ?? nearName(written, parameters);
}

/** A name that says nothing, with the one that was probably meant. */
function meant(name: string): string {
  const near = nearParameter(name);
  return near ? t('colour.finding.near', { key: name, near }) : name;
}

/** Names that are told; an address may have hundreds. */
const FEW = 6;

/** What of an address says nothing, in one sentence; none where all of it is known. */
export function parametersSaid(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const named = names.slice(0, FEW).map(meant).join(', ');
  const rest = names.length - FEW;
  const said = rest > 0 ? t('sample.unknown.more', { keys: named, count: rest }) : named;
  return [t('sample.parameter', { names: said, count: names.length })];
}
