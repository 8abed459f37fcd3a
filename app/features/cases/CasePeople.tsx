import { mobileCalls } from '@parvis/api/calls/mobile';
import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import type { CaseInfo, Participant } from '@parvis/api/entities/case';
import { joinRoleSchema } from '@parvis/api/entities/join';
import type { TextId } from '@parvis/locales/areas';
import { displayDate } from '@parvis/locales/dates';
import { languageOf, localeOf } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';
import { ResponderIcon } from '@parvis/ui/parts/ResponderIcon';
import { Participants } from '@parvis/ui/screens/Participants';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { type CaseSide, caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { isGathering } from './isGathering.ts';

const calls = { mobile: mobileCalls.casesUsers, town: townDiscussCalls.casesUsers } as const;

/** Under the case's key: its events refresh it. */
const getPeopleQuery = (side: CaseSide, cuid: string, csid: string) =>
  queryOptions({
    queryKey: [...caseKeys.info(side, csid), 'people'],
    queryFn: (): Promise<Participant[]> => client.call(calls[side], { cuid, body: { csid } }),
  });

/** Staff follow a case for the team; only colleagues see whether they were called. */
function getRoleId({ as, staff }: Pick<Participant, 'as' | 'staff'>, side: CaseSide): TextId | undefined {
  const role = z.safeParse(joinRoleSchema, as).data;
  if (role === undefined) return undefined;
  const isPlain = role === 'q_follower' || (role === 'alerted' && side === 'mobile');
  return staff && isPlain ? 'people.as.staff' : `people.as.${role}`;
}

/**
 * Role and date; for staff also what a participant has read, and a visitor's language. Members of a gathering
 * have no role.
 */
function describeParticipant(
  person: Participant,
  { side, isGathering }: { readonly side: CaseSide; readonly isGathering: boolean },
  { t, locale }: TextStore,
): readonly string[] {
  const display = (at: string) => displayDate(locale(), new Date(at));
  const { active, joined, seen, language, grpLbl, crBlocked } = person;
  const role = isGathering ? undefined : getRoleId(person, side);
  const since = joined && t('people.since', { date: display(joined) });
  const writes = !person.staff && side === 'town' ? localeOf(language) : undefined;
  return [
    grpLbl,
    active ? [role && t(role), since].filter(Boolean).join(', ') : t('people.left'),
    crBlocked && t('chat.blocked'),
    writes && t('people.writes', { language: languageOf(writes).name }),
    side === 'town' && active && (seen ? t('people.seen', { date: display(seen) }) : t('people.unseen')),
  ].filter((fact): fact is string => Boolean(fact));
}

/** Staff's icon; their service's name is below. */
const drawService = ({ staff, gcatCode, grpLbl }: Participant, side: CaseSide): ReactNode =>
  staff && (
    <ResponderIcon
      size="sm"
      neutral={side === 'town'}
      code={gcatCode}
      decorative={grpLbl !== undefined}
      label={grpLbl ?? gcatCode}
    />
  );

export type CasePeopleProps = {
  side: CaseSide;
  info: Pick<CaseInfo, 'cuid' | 'csid' | 'gthrId' | 'participants'>;
  hideTitle?: boolean;
  /** Actions on a person. */
  renderAction?: (person: Participant) => ReactNode;
};

/** Active participants first. */
export const CasePeople = ({ side, info, hideTitle, renderAction }: CasePeopleProps) => {
  const texts = useTexts();
  const { cuid, csid, participants } = info;
  const { data = participants } = useQuery(getPeopleQuery(side, cuid, csid));
  const people = [...data].sort((one, other) => Number(other.active) - Number(one.active));
  return (
    <Participants
      title={texts.t('people.title')}
      hideTitle={hideTitle ?? false}
      people={people.map((person) => ({
        id: `${person.crUid} ${person.staff}`,
        name: person.me ? texts.t('people.me', { name: person.name }) : person.name,
        initials: person.initials,
        icon: drawService(person, side),
        facts: describeParticipant(person, { side, isGathering: isGathering(info) }, texts),
        action: renderAction?.(person),
      }))}
    />
  );
};
