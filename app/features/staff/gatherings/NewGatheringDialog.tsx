import { GATHERING_INTRO_MAX, GATHERING_TITLE_MAX } from '@parvis/api/calls/gatherings';
import type { GatheringAccess } from '@parvis/api/entities/gathering';
import type { TextId } from '@parvis/locales/areas';
import { languageOf } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { Select } from '@parvis/ui/parts/Select';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { TextField } from '@parvis/ui/parts/TextField';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isRefusedAs } from '../../../lib/api/hostClients.ts';
import { createId } from '../../../lib/outbox/createId.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { useGatheringPicture } from '../../gatheringPicture/useGatheringPicture.tsx';
import { buildPollPlacesQuery } from '../polls/pollQueries.ts';
import { createGathering } from './staffGatherings.ts';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });
const NOWHERE = 'none';
const ACCESS = ['customer', 'place', 'link'] as const;
const isAccess = (value: string | null): value is GatheringAccess => ACCESS.some((one) => one === value);

/** The last second of a day of this device. */
const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();

export type NewGatheringDialogProps = { cuid: string; onDone: (gthrId: string) => void; onClose: () => void };

/** Asks for the title, the place, who may join and the last day. */
export const NewGatheringDialog = ({ cuid, onDone, onClose }: NewGatheringDialogProps) => {
  const { t, locale } = useTexts();
  const places = useQuery(buildPollPlacesQuery(cuid)).data ?? [];
  const [gthrId] = useState(createId);
  const [title, setTitle] = useState('');
  const [intro, setIntro] = useState('');
  const [place, setPlace] = useState<string>();
  const [access, setAccess] = useState<GatheringAccess>('customer');
  const [day, setDay] = useState('');
  const picture = useGatheringPicture({ side: 'town', cuid });
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<TextId>();
  const offered = ACCESS.filter((one) => one !== 'place' || place !== undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() === '' || picture.isReading) return;
    setBusy(true);
    setProblem(undefined);
    const { tag } = languageOf(locale());
    try {
      const uploaded = await picture.upload();
      await createGathering(cuid, gthrId, {
        ...{ title: { [tag]: title.trim() }, access },
        ...(intro.trim() && { intro: { [tag]: intro.trim() } }),
        ...(place !== undefined && { place }),
        ...(uploaded && { picture: uploaded }),
        ...(day && { endsAt: endOfDay(day) }),
      });
      onDone(gthrId);
    } catch (error) {
      if (isRefusedAs(error, 'stepNotAllowed')) setProblem('gatherings.desk.notAllowed');
      else setProblem(isRefusedAs(error, 'badRequest') ? 'gatherings.desk.badDay' : 'gatherings.desk.failed');
      setBusy(false);
    }
  };
  return (
    <FormPanel
      title={t('gatherings.desk.new')}
      submit={t('gatherings.desk.create')}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('gatherings.desk.name')}
        need="required"
        maxLength={GATHERING_TITLE_MAX}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        invalid={tried && title.trim() === ''}
        error={t('gatherings.desk.name.missing')}
        showError
      />
      <TextArea
        label={t('gatherings.desk.intro')}
        need="optional"
        maxLength={GATHERING_INTRO_MAX}
        value={intro}
        onChange={(event) => setIntro(event.target.value)}
      />
      {picture.field}
      {places.length > 0 && (
        <Select
          label={t('gatherings.desk.place')}
          value={place ?? NOWHERE}
          options={[
            { value: NOWHERE, label: t('gatherings.desk.nowhere') },
            ...places.map(({ code, label }) => ({ value: code, label })),
          ]}
          onValueChange={(value) => {
            const isNone = value === null || value === NOWHERE;
            setPlace(isNone ? undefined : value);
            if (isNone && access === 'place') setAccess('customer');
          }}
        />
      )}
      <Select
        label={t('gatherings.desk.access')}
        value={access}
        options={offered.map((one) => ({ value: one, label: t(`gatherings.desk.access.${one}`) }))}
        onValueChange={(value) => isAccess(value) && setAccess(value)}
      />
      <TextField
        type="date"
        label={t('gatherings.desk.ends')}
        hint={t('gatherings.desk.ends.hint')}
        need="optional"
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      {problem && <Problem role="alert">{t(problem)}</Problem>}
    </FormPanel>
  );
};
