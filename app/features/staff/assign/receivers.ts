import type { Colleague } from '@parvis/api/calls/assign';
import type { CaseInfo } from '@parvis/api/entities/case';
import type { Group } from '@parvis/api/entities/group';

export type Receiver =
  | { readonly kind: 'person'; readonly key: string; readonly name: string; readonly person: Colleague }
  | { readonly kind: 'service'; readonly key: string; readonly name: string; readonly group: Group };

/** Service of staff without another: viewed only if categories go there. */
const DEFAULT_SERVICE = 'services';

/** Available colleagues, then others, each by name; then services. */
const getRank = ({ present, onDuty, crUid }: Colleague): number => {
  if (crUid === undefined) return 3;
  if (!present) return 2;
  return onDuty ? 0 : 1;
};

/** Other colleagues, and services with people. */
export function listReceivers(colleagues: readonly Colleague[], groups: readonly Group[]): Receiver[] {
  const people = colleagues
    .filter(({ me }) => !me)
    .sort((a, b) => getRank(a) - getRank(b) || a.name.localeCompare(b.name));
  const services = groups.filter(
    ({ kind, gcatCode, people: members, ccatCodes }) =>
      kind === 'service' &&
      members.length > 0 &&
      gcatCode !== undefined &&
      (gcatCode !== DEFAULT_SERVICE || ccatCodes.length > 0),
  );
  return [
    ...people.map((person) => ({ kind: 'person' as const, key: person.rlid, name: person.name, person })),
    ...services.map((group) => ({
      ...{ kind: 'service' as const, key: `service ${group.gcatCode}`, name: group.grpLbl, group },
    })),
  ];
}

export type AssignedCase = Pick<CaseInfo, 'cuid' | 'csid'> &
  Partial<Pick<CaseInfo, 'mine' | 'state' | 'service' | 'participants'>>;

const listHandlers = ({ participants = [] }: AssignedCase): string[] =>
  participants.flatMap(({ staff, active, crUid }) => (staff && active ? [crUid] : []));

/** Why a colleague cannot receive the case. */
export function findObstacle(receiver: Receiver, info: AssignedCase): 'never' | 'already' | undefined {
  const handlers = listHandlers(info);
  if (receiver.kind === 'service')
    return handlers.length === 0 && receiver.group.gcatCode === info.service?.gcatCode
      ? 'already'
      : undefined;
  const { crUid } = receiver.person;
  if (crUid === undefined) return 'never';
  return handlers.includes(crUid) && !info.mine && info.state !== 'open' ? 'already' : undefined;
}

/** To a colleague or a service. */
export interface AssignStep {
  readonly step: 'assign';
  readonly rlid?: string;
  readonly gcatCode?: string;
  /** Internal note. */
  readonly txt?: string;
  readonly stay?: true;
  /** Handlers as displayed. */
  readonly from?: string[];
}

/** The server refuses it if the handlers have changed. */
export function buildAssignStep(
  receiver: Receiver,
  info: AssignedCase,
  { txt, stay }: { readonly txt: string; readonly stay: boolean },
): AssignStep {
  const note = txt.trim();
  return {
    step: 'assign',
    ...(receiver.kind === 'person'
      ? { rlid: receiver.person.rlid }
      : { gcatCode: receiver.group.gcatCode ?? '' }),
    ...(note !== '' && { txt: note }),
    ...(stay && receiver.kind === 'person' && { stay: true as const }),
    ...(info.participants && { from: listHandlers(info) }),
  };
}
