import { type CaseInfo, isEnded } from '@parvis/api/entities/case';
import type { TargetType } from '@parvis/api/entities/targetType';
import type { TextId } from '@parvis/locales/areas';
import type { Translate } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { ChipRow } from '@parvis/ui/parts/ChipRow';
import { FilterChip } from '@parvis/ui/parts/FilterChip';
import { Select } from '@parvis/ui/parts/Select';
import { useState } from 'react';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { isGathering } from './isGathering.ts';

const Choice = styled('div', { paddingBlockEnd: '$2' });

interface Readers {
  readonly text: TextId;
  readonly tgtTypes?: TargetType[];
}
type SideId = 'all' | 'reporter' | 'target' | 'staff';

const bySide: Readonly<Record<CaseSide, Partial<Record<SideId, Readers>>>> = {
  town: {
    all: { text: 'chat.for.all' },
    reporter: { text: 'chat.for.reporter', tgtTypes: ['reporter'] },
    target: { text: 'chat.for.target', tgtTypes: ['target'] },
    staff: { text: 'chat.for.staff', tgtTypes: ['staff'] },
  },
  mobile: { all: { text: 'chat.for.all' }, staff: { text: 'chat.for.staff', tgtTypes: ['staff'] } },
};

interface ReadersChoice {
  readonly label: string;
  readonly tgtTypes?: TargetType[] | undefined;
  readonly tgtCrUid?: string;
}

/** Witnesses are on neither side: staff name them. */
function listChoices(side: CaseSide, info: CaseInfo, t: Translate): ReadonlyMap<string, ReadersChoice> {
  const witnesses = info.participants.filter(({ as, active, staff }) => as === 'source' && active && !staff);
  const named = side === 'town' ? witnesses : [];
  return new Map<string, ReadersChoice>([
    ...Object.entries(bySide[side]).map(
      ([id, { text, tgtTypes }]) => [id, { label: t(text), tgtTypes }] as const,
    ),
    ...named.map(({ crUid, name }, at) => {
      const isAmbiguous = named.some((other) => other.crUid !== crUid && other.name === name);
      const label = t('chat.for.person', { name: isAmbiguous ? `${name} ${at + 1}` : name });
      return [crUid, { label, tgtCrUid: crUid }] as const;
    }),
  ]);
}

/** Sole recipient of staff in a gathering. */
export interface NamedReader {
  readonly crUid: string;
  readonly name: string;
  readonly onEnd: () => void;
}

/**
 * Who reads the next message, between users or in a gathering. Between users staff choose a side (the
 * reporter first, while the sides are separated) or a witness. Visitors choose everybody or staff, unless the
 * server decides.
 */
export function useReaders(side: CaseSide, info: CaseInfo | undefined, person?: NamedReader) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<string>();
  const isApart = info?.conflict === true || info?.separated === true;
  if (isGathering(info) && info?.can.includes('send')) {
    const toStaff = chosen === 'staff' && !person;
    return {
      tgtTypes: toStaff ? (['staff'] satisfies TargetType[]) : undefined,
      tgtCrUid: person?.crUid,
      choice: (
        <Choice>
          <ChipRow aria-label={t('chat.for')}>
            {person && (
              <FilterChip pressed onClick={person.onEnd}>
                {t('chat.for.person', { name: person.name })}
              </FilterChip>
            )}
            <FilterChip
              pressed={toStaff}
              onClick={() => {
                person?.onEnd();
                setChosen(toStaff ? 'all' : 'staff');
              }}
            >
              {t('chat.for.toStaff')}
            </FilterChip>
          </ChipRow>
        </Choice>
      ),
    };
  }
  if (side === 'town' && info?.duplicates && !isEnded(info.state)) {
    // A message for one person must not reach others by default.
    const isAlone = chosen !== 'all';
    return {
      tgtTypes: isAlone ? (['reporter'] satisfies TargetType[]) : undefined,
      tgtCrUid: undefined,
      choice: (
        <Choice>
          <Select
            label={t('chat.for')}
            value={isAlone ? 'reporter' : 'all'}
            options={[
              { value: 'reporter', label: t('chat.for.alone') },
              { value: 'all', label: t('chat.for.linked', { count: info.duplicates.total }) },
            ]}
            onValueChange={(picked) => setChosen(picked === 'all' ? 'all' : 'reporter')}
          />
        </Choice>
      ),
    };
  }
  if (!info?.betweenUsers || isEnded(info.state) || (side === 'mobile' && isApart))
    return { tgtTypes: undefined, tgtCrUid: undefined, choice: undefined };
  const choices = listChoices(side, info, t);
  const first = side === 'town' && isApart ? 'reporter' : 'all';
  // A witness may have left.
  const value = chosen !== undefined && choices.has(chosen) ? chosen : first;
  const { tgtTypes, tgtCrUid } = choices.get(value) ?? {};
  return {
    tgtTypes,
    tgtCrUid,
    choice: (
      <Choice>
        <Select
          label={t('chat.for')}
          value={value}
          options={[...choices].map(([id, { label }]) => ({ value: id, label }))}
          onValueChange={(picked) => {
            if (picked !== null) setChosen(picked);
          }}
        />
      </Choice>
    ),
  };
}
