import { type BoardFacets, type BoardWhere, boardAges } from '@parvis/api/calls/board';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { Select } from '@parvis/ui/parts/Select';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { type ListCondition, listConditionNames } from './boardAddress.ts';
import { facetsOf } from './describeConditions.ts';

/** Values gone from the customer's file stay removable. */
const listOptions = (
  facets: BoardFacets['places'],
  chosen: readonly string[],
  { gone, name }: { readonly gone: string; readonly name: (facet: BoardFacets['places'][number]) => string },
) => [
  ...facets.map((facet) => ({ value: facet.code, label: name(facet) })),
  ...chosen
    .filter((value) => !facets.some(({ code }) => code === value))
    .map((value) => ({ value, label: gone })),
];

export type FilterDialogProps = {
  facets: BoardFacets;
  where: BoardWhere;
  onApply: (where: BoardWhere) => void;
  onClose: () => void;
};

export const FilterDialog = ({ facets, where, onApply, onClose }: FilterDialogProps) => {
  const { t } = useTexts();
  const [draft, setDraft] = useState(where);
  const setList = (name: ListCondition, values: readonly string[]) =>
    setDraft(({ [name]: _, ...rest }) => (values.length > 0 ? { ...rest, [name]: [...values] } : rest));
  const setFlag = (name: 'danger' | 'unread' | 'late', on: boolean) =>
    setDraft(({ [name]: _, ...rest }) => (on ? { ...rest, [name]: true as const } : rest));
  const setDays = (value: string | null) =>
    setDraft(({ minDays: _, ...rest }) => (value === null ? rest : { ...rest, minDays: Number(value) }));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  return (
    <FormPanel title={t('staff.where')} submit={t('staff.where.apply')} onSubmit={apply} onClose={onClose}>
      {listConditionNames.map((name) => (
        <Select
          key={name}
          multiple
          clearable
          label={t(`staff.where.${name}`)}
          placeholder={t(`staff.where.${name}.all`)}
          options={listOptions(facets[facetsOf[name]], draft[name] ?? [], {
            gone: t('staff.where.gone', { what: t(`staff.where.${name}`) }),
            name: ({ lbl, count }) =>
              count === undefined ? lbl : t('staff.where.person', { name: lbl, n: count }),
          })}
          value={draft[name] ?? []}
          onValueChange={(values) => setList(name, values)}
        />
      ))}
      <Select
        clearable
        label={t('staff.where.minDays')}
        placeholder={t('staff.where.minDays.all')}
        options={boardAges.map((days) => ({
          value: String(days),
          label: t('staff.where.days', { count: days }),
        }))}
        value={draft.minDays === undefined ? null : String(draft.minDays)}
        onValueChange={setDays}
      />
      <Checkbox checked={draft.danger === true} onCheckedChange={(on) => setFlag('danger', on)}>
        {t('staff.where.danger')}
      </Checkbox>
      <Checkbox checked={draft.late === true} onCheckedChange={(on) => setFlag('late', on)}>
        {t('staff.where.late')}
      </Checkbox>
      <Checkbox checked={draft.unread === true} onCheckedChange={(on) => setFlag('unread', on)}>
        {t('staff.where.unread')}
      </Checkbox>
    </FormPanel>
  );
};
