import type { RungStanding } from '@parvis/api/entities/rungs';
import type { TextId } from '@parvis/locales/areas';

const names = {
  page: 'ways.name.page',
  push: 'ways.name.push',
  mail: 'ways.name.mail',
  sms: 'ways.name.sms',
} as const satisfies Readonly<Record<string, TextId>>;
export type KnownWay = keyof typeof names;

/** Name of a channel; undefined for an unknown one. */
export const nameOfWay = (rung: string): TextId | undefined =>
  Object.hasOwn(names, rung) ? names[rung as KnownWay] : undefined;

const on: Readonly<Record<KnownWay, TextId>> = {
  page: 'ways.on.page',
  push: 'ways.on.push',
  mail: 'ways.on.mail',
  sms: 'ways.on.sms',
};

/** Reasons, by channel where they differ. */
const lacks: Readonly<Record<string, TextId>> = {
  noBrowser: 'ways.lack.noBrowser',
  noAddress: 'ways.lack.noAddress',
  noNumber: 'ways.lack.noNumber',
  notPaid: 'ways.lack.notPaid',
  'sms notPaid staff': 'ways.lack.notPaid.staff',
  'mail notWanted': 'ways.lack.notWanted.mail',
  'mail notWanted staff': 'ways.lack.notWanted.mail.staff',
  'sms notWanted': 'ways.lack.notWanted.sms',
};

/** Status of a channel in words. */
export function standingWords({ rung, on: isOn, lack }: RungStanding, isStaff: boolean): TextId {
  if (isOn && Object.hasOwn(on, rung)) return on[rung as KnownWay];
  const keys = [...(isStaff ? [`${rung} ${lack} staff`] : []), `${rung} ${lack}`, `${lack}`];
  const known = keys.find((key) => Object.hasOwn(lacks, key));
  return (known === undefined ? undefined : lacks[known]) ?? 'ways.lack.notHere';
}

const outcomes: Readonly<Record<string, TextId>> = {
  sent: 'ways.tried.sent',
  underWay: 'ways.tried.underWay',
  failed: 'ways.tried.failed',
  off: 'ways.tried.off',
  tooMany: 'ways.tried.tooMany',
};

/** Outcome of a trial; an unknown one counts as failed. */
export function trialWords(rung: string, outcome: string): TextId {
  if (rung === 'page' && outcome === 'sent') return 'ways.tried.page';
  return (Object.hasOwn(outcomes, outcome) ? outcomes[outcome] : undefined) ?? 'ways.tried.failed';
}
