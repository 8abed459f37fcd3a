import type { RungStanding } from '@parvis/api/entities/rungs';
import type { TextId } from '@parvis/locales/areas';

const names = {
  page: 'ways.name.page',
  push: 'ways.name.push',
  mail: 'ways.name.mail',
  sms: 'ways.name.sms',
} as const satisfies Readonly<Record<string, TextId>>;
export type KnownChannel = keyof typeof names;

export const getChannelName = (rung: string): TextId | undefined =>
  Object.hasOwn(names, rung) ? names[rung as KnownChannel] : undefined;

const activeTexts: Readonly<Record<KnownChannel, TextId>> = {
  page: 'ways.on.page',
  push: 'ways.on.push',
  mail: 'ways.on.mail',
  sms: 'ways.on.sms',
};

/** By channel where they differ. */
const reasonTexts: Readonly<Record<string, TextId>> = {
  noBrowser: 'ways.lack.noBrowser',
  noAddress: 'ways.lack.noAddress',
  noNumber: 'ways.lack.noNumber',
  notPaid: 'ways.lack.notPaid',
  'sms notPaid staff': 'ways.lack.notPaid.staff',
  'mail notWanted': 'ways.lack.notWanted.mail',
  'mail notWanted staff': 'ways.lack.notWanted.mail.staff',
  'sms notWanted': 'ways.lack.notWanted.sms',
};

export function getChannelStatus({ rung, on: isOn, lack }: RungStanding, isStaff: boolean): TextId {
  if (isOn && Object.hasOwn(activeTexts, rung)) return activeTexts[rung as KnownChannel];
  const keys = [...(isStaff ? [`${rung} ${lack} staff`] : []), `${rung} ${lack}`, `${lack}`];
  const known = keys.find((key) => Object.hasOwn(reasonTexts, key));
  return (known === undefined ? undefined : reasonTexts[known]) ?? 'ways.lack.notHere';
}

const outcomes: Readonly<Record<string, TextId>> = {
  sent: 'ways.tried.sent',
  underWay: 'ways.tried.underWay',
  failed: 'ways.tried.failed',
  off: 'ways.tried.off',
  tooMany: 'ways.tried.tooMany',
};

/** An unknown outcome counts as failed. */
export function getTrialText(rung: string, outcome: string): TextId {
  if (rung === 'page' && outcome === 'sent') return 'ways.tried.page';
  return (Object.hasOwn(outcomes, outcome) ? outcomes[outcome] : undefined) ?? 'ways.tried.failed';
}
