import { type CaseInfo, isEnded } from '@parvis/api/entities/case';
import type { TargetType } from '@parvis/api/entities/targetType';
import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { Select } from '@parvis/ui/parts/Select';
import { useState } from 'react';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';

const Choice = styled('div', { paddingBlockEnd: '$2' });

interface Readers {
  readonly text: TextId;
  readonly tgtTypes?: TargetType[];
}
type ReadersId = 'all' | 'reporter' | 'target' | 'staff';

const bySide: Readonly<Record<CaseSide, Partial<Record<ReadersId, Readers>>>> = {
  town: {
    all: { text: 'chat.for.all' },
    reporter: { text: 'chat.for.reporter', tgtTypes: ['reporter'] },
    target: { text: 'chat.for.target', tgtTypes: ['target'] },
    staff: { text: 'chat.for.staff', tgtTypes: ['staff'] },
  },
  mobile: { all: { text: 'chat.for.all' }, staff: { text: 'chat.for.staff', tgtTypes: ['staff'] } },
};

const isReadersId = (value: string | null, choices: object): value is ReadersId =>
  value !== null && Object.hasOwn(choices, value);

/**
 * For whom somebody writes in a case between users. Staff choose a side, and begin with the reporter where the two are
 * apart; visitors choose between all and staff alone, where the server does not decide.
 */
export function useReaders(side: CaseSide, info: CaseInfo | undefined) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<ReadersId>();
  const isApart = info?.conflict === true || info?.separated === true;
  if (!info?.betweenUsers || isEnded(info.state) || (side === 'mobile' && isApart))
    return { tgtTypes: undefined, choice: undefined };
  const choices = bySide[side];
  const value = chosen ?? (side === 'town' && isApart ? 'reporter' : 'all');
  return {
    tgtTypes: choices[value]?.tgtTypes,
    choice: (
      <Choice>
        <Select
          label={t('chat.for')}
          value={value}
          options={Object.entries(choices).map(([id, { text }]) => ({ value: id, label: t(text) }))}
          onValueChange={(picked) => {
            if (isReadersId(picked, choices)) setChosen(picked);
          }}
        />
      </Choice>
    ),
  };
}
