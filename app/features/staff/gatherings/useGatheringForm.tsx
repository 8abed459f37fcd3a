import { GATHERING_INTRO_MAX, GATHERING_TITLE_MAX } from '@parvis/api/calls/gatherings';
import type { GatheringAccess, StaffGathering } from '@parvis/api/entities/gathering';
import type { TextId } from '@parvis/locales/areas';
import { Select } from '@parvis/ui/parts/Select';
import { Switch } from '@parvis/ui/parts/Switch';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { TextField } from '@parvis/ui/parts/TextField';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isRefusedAs } from '../../../lib/api/hostClients.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { useGatheringPicture } from '../../gatheringPicture/useGatheringPicture.tsx';
import { getPictureUrl } from '../../gatherings/gatheringTexts.ts';
import { buildPollPlacesQuery } from '../polls/pollQueries.ts';

const NOWHERE = 'none';
const ACCESS = ['customer', 'place', 'link'] as const;
const isAccess = (value: string | null): value is GatheringAccess => ACCESS.some((one) => one === value);

/** Local day, in a date field's format. */
const toDay = (at: string | undefined): string => {
  if (at === undefined) return '';
  const date = new Date(at);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();
const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

export interface GatheringForm {
  readonly title: string;
  readonly intro: string;
  readonly place: string | undefined;
  readonly access: GatheringAccess;
  readonly begins: string;
  readonly ends: string;
  readonly premoderated: boolean;
}

const readForm = (gathering: StaffGathering | undefined): GatheringForm => ({
  title: gathering?.title ?? '',
  intro: gathering?.intro ?? '',
  place: gathering?.place,
  access: isAccess(gathering?.access ?? null) ? (gathering?.access as GatheringAccess) : 'customer',
  begins: toDay(gathering?.beginsAt),
  ends: toDay(gathering?.endsAt),
  premoderated: gathering?.premoderated === true,
});

/** Instants of the chosen days. */
export const getPeriod = (form: GatheringForm, before?: GatheringForm) => ({
  ...(form.begins && form.begins !== before?.begins && { beginsAt: startOfDay(form.begins) }),
  ...(form.ends && form.ends !== before?.ends && { endsAt: endOfDay(form.ends) }),
});

export function getFormProblem(error: unknown): TextId {
  if (isRefusedAs(error, 'stepNotAllowed')) return 'gatherings.desk.notAllowed';
  return isRefusedAs(error, 'badRequest') ? 'gatherings.desk.badDay' : 'gatherings.desk.failed';
}

/** New or existing: its place is fixed, and its beginning once begun. */
export function useGatheringForm(
  cuid: string,
  gathering?: StaffGathering,
): {
  readonly form: GatheringForm;
  readonly before: GatheringForm;
  readonly fields: ReactNode;
  readonly picture: ReturnType<typeof useGatheringPicture>;
  /** Validates; shows missing fields. */
  readonly check: () => boolean;
} {
  const { t } = useTexts();
  const places = useQuery({ ...buildPollPlacesQuery(cuid), enabled: !gathering }).data ?? [];
  const [before] = useState(() => readForm(gathering));
  const [form, setForm] = useState(before);
  const [tried, setTried] = useState(false);
  const current = gathering && getPictureUrl('town', gathering, 'small');
  const picture = useGatheringPicture({ side: 'town', cuid, current });
  const change = (more: Partial<GatheringForm>) => setForm((now) => ({ ...now, ...more }));
  const isMissing = form.title.trim() === '';
  const offered = ACCESS.filter((one) => one !== 'place' || form.place !== undefined);
  const fields = (
    <>
      <TextField
        label={t('gatherings.desk.name')}
        need="required"
        maxLength={GATHERING_TITLE_MAX}
        value={form.title}
        onChange={(event) => change({ title: event.target.value })}
        invalid={tried && isMissing}
        error={t('gatherings.desk.name.missing')}
        showError
      />
      <TextArea
        label={t('gatherings.desk.intro')}
        need="optional"
        maxLength={GATHERING_INTRO_MAX}
        value={form.intro}
        onChange={(event) => change({ intro: event.target.value })}
      />
      {picture.field}
      {places.length > 0 && (
        <Select
          label={t('gatherings.desk.place')}
          value={form.place ?? NOWHERE}
          options={[
            { value: NOWHERE, label: t('gatherings.desk.nowhere') },
            ...places.map(({ code, label }) => ({ value: code, label })),
          ]}
          onValueChange={(value) => {
            const isNone = value === null || value === NOWHERE;
            change({
              place: isNone ? undefined : value,
              ...(isNone && form.access === 'place' && { access: 'customer' }),
            });
          }}
        />
      )}
      <Select
        label={t('gatherings.desk.access')}
        value={form.access}
        options={offered.map((one) => ({ value: one, label: t(`gatherings.desk.access.${one}`) }))}
        onValueChange={(value) => isAccess(value) && change({ access: value })}
      />
      {(!gathering || gathering.state === 'notYet') && (
        <TextField
          type="date"
          label={t('gatherings.desk.begins')}
          hint={t('gatherings.desk.begins.hint')}
          need="optional"
          value={form.begins}
          onChange={(event) => change({ begins: event.target.value })}
        />
      )}
      <TextField
        type="date"
        label={t('gatherings.desk.ends')}
        hint={t('gatherings.desk.ends.hint')}
        need="optional"
        value={form.ends}
        onChange={(event) => change({ ends: event.target.value })}
      />
      <Switch
        checked={form.premoderated}
        onCheckedChange={(premoderated) => change({ premoderated })}
        label={t('gatherings.desk.approval')}
        description={t('gatherings.desk.approval.hint')}
      />
    </>
  );
  const check = () => {
    setTried(true);
    return !isMissing && !picture.isReading;
  };
  return { form, before, fields, picture, check };
}
