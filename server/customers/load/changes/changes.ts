import type { CustomerFile } from '../../file/customerFile.ts';
import type { CustomerContent } from '../../read/customerContent.ts';
import { type Change, type Compare, type Compared, change, differs, listed, said } from './change.ts';
import { codes, codesTaken, places } from './codes.ts';
import { days, emergency, look, name, service, shape } from './facts.ts';
import { people } from './people.ts';
import { type Facts, factsOf } from './rows.ts';
import type { StoredCustomer } from './stored.ts';
import { tiles, wordsOfTiles } from './tiles.ts';
import { CHANGES } from './words.ts';

export type { Change } from './change.ts';

/**
 * By what the change of each key of a file is told, in the order in which that is done: by comparisons of its own, or by the name of the
 * key, as one of words that people read or of rules that hold for them. Another `cuid` is another customer.
 */
const TOLD = {
  cuid: [],
  withdrawn: [service],
  places: [codes, places],
  menu: [tiles],
  staff: [people],
  cstmrLbl: [name],
  retentionDays: [days],
  emergency: [emergency],
  logo: [look],
  wideLogo: [look],
  banner: [look],
  appColors: [look],
  appShape: [shape],
  greeting: 'words',
  contact: 'words',
  answering: 'words',
  legal: 'words',
  site: 'words',
  cstmrType: 'rules',
  reopenDays: 'rules',
  contactWanted: 'rules',
  newsMinutes: 'rules',
  ladder: 'rules',
  casesBetweenUsers: 'rules',
} as const satisfies {
  readonly [Key in keyof CustomerFile]-?:
    | readonly Compare[]
    | (Key extends keyof Facts ? 'words' | 'rules' : never);
};

/** One that sees to several keys is asked once. */
const COMPARED = new Set(
  Object.values(TOLD).flatMap((told): readonly Compare[] => (Array.isArray(told) ? told : [])),
);
const named = (how: 'words' | 'rules') =>
  Object.entries(TOLD).flatMap(([key, told]) => (told === how ? [key as keyof Facts] : []));
const [WORDS, RULES] = [named('words'), named('rules')];

/** Words that are told by their keys, as the file writes them: whoever loads it looks them up there. */
function keys(compared: Compared): Change[] {
  const { stored, file, after } = compared;
  const { row, places: before } = stored;
  const changed = (names: readonly (keyof Facts)[]) => names.filter((key) => differs(row[key], after[key]));
  const known = new Map(before.map((place) => [place.code, place]));
  const words = [
    // Its first words are told as a name.
    ...(said(row.lbl) === said(after.lbl) && differs(row.lbl, after.lbl) ? ['cstmrLbl'] : []),
    ...changed(WORDS),
    ...wordsOfTiles(compared),
    ...file.places.flatMap(({ code, lbl, descr }) => {
      const was = known.get(code);
      const other = was && said(was.lbl) === said(lbl) && differs(was.lbl, lbl);
      return [
        ...(other ? [`places ${code}.lbl`] : []),
        ...(was && differs(was.descr, descr) ? [`places ${code}.descr`] : []),
      ];
    }),
  ];
  return [...listed('wordsChanged', words), ...listed('rulesChanged', changed(RULES))];
}

/** What loading a file changes of what is stored of its customer; of a look that an administrator saved nothing, since it goes on. */
export function changesOf(
  stored: StoredCustomer,
  content: CustomerContent,
  goesTo: Compared['goesTo'] = new Map(),
): Change[] {
  const { row } = stored;
  if (!row) return [change('arrives'), ...codesTaken(stored.codes, content.file)];
  const after = { ...factsOf(content), ...stored.look };
  const compared = { stored: { ...stored, row }, file: content.file, after, goesTo };
  return [...[...COMPARED].flatMap((compare) => compare(compared)), ...keys(compared)];
}

/** Whether somebody on the street or at work notices it at once. */
export const weighs = ({ id }: Change): boolean => 'weighs' in CHANGES[id];
