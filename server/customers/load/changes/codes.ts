import type { CustomerFile } from '../../file/customerFile.ts';
import { type Change, type Compare, change, said, some } from './change.ts';
import type { StoredCustomer } from './stored.ts';

type StoredCode = StoredCustomer['codes'][number];

/** Those made here are in no file: they stand and go with the one that they replace, and with their customer. */
const isGone = (
  { stale, made, qrid, cuid }: StoredCode,
  file: string,
  named: ReadonlySet<string>,
  ends: boolean,
) => !stale && cuid === file && !named.has(qrid) && (!made || ends);

/** The code that was made in the place of one, at the end of those that replaced each other; nothing where a file names it by now. */
function hangsFor(code: StoredCode, known: ReadonlyMap<string, StoredCode>, named: ReadonlySet<string>) {
  const passed = new Set([code]);
  let at = code;
  while (at.replacedBy !== null) {
    const next = known.get(at.replacedBy);
    if (!next?.made || named.has(next.qrid) || passed.has(next)) return undefined;
    passed.add(next);
    at = next;
  }
  return at === code ? undefined : at;
}

/** What becomes of codes that are in no file, with the one of the file that they replaced: it is they that hang on walls. */
const followers: Compare = ({ stored: { codes: before, places }, file, goesTo }) => {
  if (file.withdrawn) return [];
  const known = new Map(before.map((code) => [code.qrid, code]));
  const lbls = new Map(places.map(({ code, lbl }) => [code, said(lbl)]));
  const wanted = new Map(file.places.flatMap(({ qr }) => qr.map((one) => [one.qrid, one])));
  const named = new Set(wanted.keys());
  return before.flatMap((code): Change[] => {
    const { qrid, cuid } = code;
    const isFirst = !code.made || named.has(qrid);
    if (!isFirst || goesTo.has(qrid) || (cuid !== file.cuid && !named.has(qrid))) return [];
    const hangs = hangsFor(code, known, named);
    const isOut = wanted.get(qrid)?.stale ?? true;
    if (!hangs || hangs.stale === isOut) return [];
    if (!isOut) return [change('codeBack', hangs.qrid)];
    return [change('codeGone', hangs.qrid, lbls.get(hangs.placeCode) ?? hangs.placeCode)];
  });
};

/** Codes that another customer had until now. */
export function codesTaken(
  before: readonly StoredCode[],
  { cuid: whose, places: wanted }: CustomerFile,
): Change[] {
  const owners = new Map(before.map(({ qrid, cuid }) => [qrid, cuid]));
  return wanted
    .flatMap(({ qr }) => qr)
    .flatMap(({ qrid }) => {
      const owner = owners.get(qrid) ?? whose;
      return owner === whose ? [] : [{ ...change('codeTaken', qrid, owner), whose }];
    });
}

/** What becomes of codes on walls. */
export const codes: Compare = (compared) => {
  const { stored, file, goesTo } = compared;
  const { codes: before, places } = stored;
  const names = new Map(places.map(({ code, lbl }) => [code, said(lbl)]));
  const known = new Map(before.map((code) => [code.qrid, code]));
  const wanted = file.places.flatMap(({ code, qr }) => qr.map((one) => ({ ...one, placeCode: code })));
  const named = new Set(wanted.map(({ qrid }) => qrid));
  const gone = before.filter((code) => isGone(code, file.cuid, named, file.withdrawn));
  const isOut = ({ stale }: { stale: boolean }) => stale || file.withdrawn;
  const isOff = ({ stale, replacedBy }: StoredCode) => stale && replacedBy === null;
  const changed = wanted.flatMap((code): Change[] => {
    const was = known.get(code.qrid);
    if (!was) return [];
    const { qrid } = code;
    if (was.cuid !== file.cuid) return [];
    const place = names.get(was.placeCode) ?? was.placeCode;
    return [
      ...(!was.stale && isOut(code) ? [change('codeGone', qrid, place)] : []),
      ...(isOff(was) && !isOut(code) ? [change('codeBack', qrid)] : []),
      ...(was.placeCode === code.placeCode ? [] : [change('codeMoved', qrid, place)]),
      ...(was.fake === code.fake ? [] : [change(code.fake ? 'codeTest' : 'codeReal', qrid)]),
    ];
  });
  return [
    ...gone.map(({ qrid, placeCode }) => {
      const to = goesTo.get(qrid);
      return to === undefined
        ? change('codeGone', qrid, names.get(placeCode) ?? placeCode)
        : { ...change('codeGiven', qrid, to), whose: file.cuid };
    }),
    ...codesTaken(before, file),
    ...changed,
    ...followers(compared),
    ...some('codesNew', wanted.filter(({ qrid }) => !known.has(qrid)).length),
  ];
};

/** Places that have another name, are new, or are gone. One that is gone stays as long as its codes say whose they were: that is told once. */
export const places: Compare = ({ stored: { places: before, codes: hung }, file }) => {
  const named = new Map(file.places.map((place) => [place.code, place]));
  const known = new Set(before.map(({ code }) => code));
  const own = hung.filter(({ cuid }) => cuid === file.cuid);
  const withCodes = new Set(own.map(({ placeCode }) => placeCode));
  const inService = new Set(own.filter(({ stale }) => !stale).map(({ placeCode }) => placeCode));
  const wasThere = (code: string) => !withCodes.has(code) || inService.has(code);
  return [
    ...before.flatMap(({ code, lbl }) => {
      const now = named.get(code);
      if (!now) return wasThere(code) ? [change('placeGone', '', said(lbl))] : [];
      return said(now.lbl) === said(lbl) ? [] : [change('placeRenamed', said(now.lbl), said(lbl))];
    }),
    ...some('placesNew', file.places.filter(({ code }) => !known.has(code)).length),
  ];
};
