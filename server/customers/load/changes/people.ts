import { type Compare, change, differs, some } from './change.ts';
import { type Person, peopleOf } from './rows.ts';

/** By how what is stored of somebody is told: who they are by coming and going, what they may do by itself, all else together. */
const KEYS = {
  email: 'own',
  level: 'own',
  name: 'together',
  phone: 'together',
  grpLbl: 'together',
  gcatCode: 'together',
} as const satisfies { readonly [Key in keyof Person]: 'own' | 'together' };
const TOGETHER = (Object.keys(KEYS) as (keyof Person)[]).filter((key) => KEYS[key] === 'together');

/** Who works there, and what of them changes. Nobody is named. */
export const people: Compare = ({ stored: { staff }, file }) => {
  const before = new Map(staff.map((one) => [one.email, one]));
  const now = new Map((file.withdrawn ? [] : peopleOf(file)).map((one) => [one.email, one]));
  const stay = [...now.values()].flatMap((one) => {
    const was = before.get(one.email);
    return was ? [{ was, one }] : [];
  });
  const keysOf = ({ was, one }: (typeof stay)[number]) =>
    TOGETHER.filter((key) => differs(was[key], one[key]));
  const changed = stay.map(keysOf).filter((keys) => keys.length > 0);
  const keys = TOGETHER.filter((key) => changed.some((some) => some.includes(key)));
  return [
    ...some('staffJoins', [...now.keys()].filter((email) => !before.has(email)).length),
    ...some('staffLeaves', [...before.keys()].filter((email) => !now.has(email)).length),
    ...some('levelsChanged', stay.filter(({ was, one }) => was.level !== one.level).length),
    ...(changed.length > 0 ? [change('staffChanged', keys.join(', '), changed.length)] : []),
  ];
};
