import { mobileGatheringCalls } from '@parvis/api/calls/gatherings';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { CallError } from '@parvis/api/errors';
import type { TextId } from '@parvis/locales/areas';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { getRefusal } from '../../lib/api/hostClients.ts';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { useGatheringPicture } from '../gatheringPicture/useGatheringPicture.tsx';
import { refreshGatherings } from '../gatherings/gatheringQueries.ts';
import { getGatheringPath } from '../gatherings/gatheringTexts.ts';
import { createOpenedState } from '../gatherings/openedState.ts';
import { createGatheringDraft, type GatheringValues } from './gatheringDraft.ts';
import { parsePeriod } from './gatheringPeriod.ts';

export type GatheringFaults = Partial<Record<keyof GatheringValues, TextId>>;

const FAILURES: Readonly<Record<string, TextId>> = {
  blocked: 'newGathering.failed.blocked',
  withdrawn: 'newGathering.failed.notAllowed',
  stepNotAllowed: 'newGathering.failed.notAllowed',
  tooMany: 'newGathering.failed.tooMany',
};

/** By path in the body. */
const FIELDS: Readonly<Record<string, readonly [keyof GatheringValues, TextId]>> = {
  'body.title': ['title', 'newGathering.letters'],
  'body.intro': ['intro', 'newGathering.letters'],
  'body.name': ['name', 'newGathering.letters'],
  'body.beginsAt': ['begins', 'newGathering.begins.wrong'],
  'body.endsAt': ['ends', 'newGathering.ends.wrong'],
};

const findField = ({ path = '', reason }: Pick<CallError, 'path' | 'reason'> = {}) =>
  path === 'body.name' && reason === 'reserved'
    ? (['name', 'gatherings.join.name.reserved'] as const)
    : FIELDS[path];

function findFaults(values: GatheringValues, keptDays: number): GatheringFaults {
  const period = parsePeriod(values, keptDays, new Date());
  return {
    ...(values.title.trim() === '' && { title: 'newGathering.subject.missing' as const }),
    ...(values.name.trim() === '' && { name: 'gatherings.join.name.missing' as const }),
    ...(period === 'begins' && { begins: 'newGathering.begins.wrong' as const }),
    ...(period === 'ends' && { ends: 'newGathering.ends.wrong' as const }),
  };
}

export interface GatheringStart {
  readonly customer: Pick<CustomerInfo, 'cuid' | 'retentionDays'>;
  /** Without a code: by link only. */
  readonly qrid: string | undefined;
  readonly crUid: string;
}

/** Keeps the form until the server has it. */
export function useNewGathering({ customer: { cuid, retentionDays }, qrid, crUid }: GatheringStart) {
  const [, navigate] = useLocation();
  const [draft] = useState(() => createGatheringDraft(createUserSlot(crUid, `gathering_${cuid}`)));
  const [values, setValues] = useState(draft.load);
  const [faults, setFaults] = useState<GatheringFaults>();
  const [failure, setFailure] = useState<TextId>();
  const [busy, setBusy] = useState(false);
  const picture = useGatheringPicture({ side: 'mobile', cuid });
  const access = qrid === undefined ? 'link' : values.access;
  const change = (changed: Partial<GatheringValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    draft.save(next);
    if (faults) setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in changed))));
  };
  const tellFailure = (error: unknown) => {
    const refusal = getRefusal(error);
    const [field, text] = findField(refusal) ?? [];
    if (field && text) {
      setFaults({ [field]: text });
      return setFailure('newGathering.failed.fields');
    }
    const known = FAILURES[refusal?.code ?? ''];
    setFailure(known ?? (navigator.onLine ? 'newGathering.failed.server' : 'newGathering.failed.offline'));
  };
  const open = async () => {
    setFailure(undefined);
    const found = findFaults(values, retentionDays);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const period = parsePeriod(values, retentionDays, new Date());
    const gthrId = draft.gthrId();
    try {
      const pictureId = await picture.upload();
      const body = {
        ...{ gthrId, title: values.title.trim(), access, name: values.name.trim() },
        ...(values.intro.trim() && { intro: values.intro.trim() }),
        ...(typeof period === 'object' && period),
        ...(typeof pictureId === 'string' && { picture: pictureId }),
        ...(qrid !== undefined && { qrid }),
      };
      await client.call(mobileGatheringCalls.gatheringsCreate, { cuid, body });
    } catch (error) {
      tellFailure(error);
      return setBusy(false);
    }
    draft.remove();
    await refreshGatherings();
    navigate(getGatheringPath({ cuid, gthrId }, qrid), {
      replace: true,
      state: createOpenedState(access === 'link'),
    });
  };
  return {
    values: { ...values, access },
    change,
    faults,
    failure,
    busy: busy || picture.isReading,
    picture: picture.field,
    open,
  };
}
