import { LINK_LABEL_MAX } from '@parvis/api/calls/links';
import { styled } from '@parvis/theme/css/stitches';
import { Select } from '@parvis/ui/parts/Select';
import { TextField } from '@parvis/ui/parts/TextField';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import type { LinkRequest } from './useLinks.ts';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

const LIMITS = [1, 10, 50, 100, 500] as const;
const DAYS = [7, 30, 90, 365] as const;
const NONE = 'none';

const parseCount = (value: string | null): number | undefined =>
  value === null || value === NONE ? undefined : Number(value);

export type NewLinkDialogProps = {
  places: readonly { readonly code: string; readonly label: string }[];
  busy: boolean;
  hasFailed: boolean;
  onCreate: (request: LinkRequest) => void;
  onClose: () => void;
};

/** Note, place, limit and end of a customer's link. */
export const NewLinkDialog = ({ places, busy, hasFailed, onCreate, onClose }: NewLinkDialogProps) => {
  const { t } = useTexts();
  const [label, setLabel] = useState('');
  const [place, setPlace] = useState<string>();
  const [useLimit, setLimit] = useState<number>();
  const [days, setDays] = useState<number>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCreate({
      ...(label.trim() && { label: label.trim() }),
      ...(place !== undefined && { place }),
      ...(useLimit !== undefined && { useLimit }),
      ...(days !== undefined && { days }),
    });
  };
  return (
    <FormPanel
      title={t('invites.links.new')}
      submit={t('invites.create')}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={t('invites.links.label')}
        hint={t('invites.links.label.hint')}
        maxLength={LINK_LABEL_MAX}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      {places.length > 0 && (
        <Select
          label={t('invites.links.place')}
          value={place ?? NONE}
          options={[
            { value: NONE, label: t('invites.links.place.none') },
            ...places.map(({ code, label: name }) => ({ value: code, label: name })),
          ]}
          onValueChange={(value) => setPlace(value === null || value === NONE ? undefined : value)}
        />
      )}
      <Select
        label={t('invites.links.limit')}
        value={`${useLimit ?? NONE}`}
        options={[
          { value: NONE, label: t('invites.links.limit.none') },
          ...LIMITS.map((count) => ({ value: `${count}`, label: t('invites.links.limit.of', { count }) })),
        ]}
        onValueChange={(value) => setLimit(parseCount(value))}
      />
      <Select
        label={t('invites.links.end')}
        value={`${days ?? NONE}`}
        options={[
          { value: NONE, label: t('invites.links.end.none') },
          ...DAYS.map((count) => ({ value: `${count}`, label: t('invites.days.of', { count }) })),
        ]}
        onValueChange={(value) => setDays(parseCount(value))}
      />
      {hasFailed && <Problem role="alert">{t('invites.failed')}</Problem>}
    </FormPanel>
  );
};
