import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { type BoardSort, boardSortSchema, type SavedView } from '@parvis/api/calls/board';
import { CheckIcon } from '@parvis/ui/icons/CheckIcon';
import { DownloadIcon } from '@parvis/ui/icons/DownloadIcon';
import { HeadsetIcon } from '@parvis/ui/icons/HeadsetIcon';
import { UsersIcon } from '@parvis/ui/icons/UsersIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Menu } from '@parvis/ui/parts/Menu';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { useMedia } from '@parvis/ui/useMedia';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getBoardAsked, getBoardFacetsQuery, getSavedViewsQuery } from '../../../lib/api/boardQuery.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { type BoardView, countConditions } from './boardAddress.ts';
import { getSort } from './boardFilters.ts';
import { FilterDialog } from './FilterDialog.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { findSavedView, toBoardView, useSavedViews } from './savedViews.ts';
import type { BoardControls } from './useBoardView.ts';

const sorts = Object.keys(boardSortSchema.def.entries) as BoardSort[];
const isSort = (id: string): id is BoardSort => (sorts as string[]).includes(id);

const NO_FACETS = { categories: [], places: [], services: [], people: [], labels: [] };

/** File of all pages. */
const buildExportUrl = (cuid: string, view: BoardView, lang: string): string =>
  `${fill(addresses.casesSheet.template, { cuid })}?${new URLSearchParams({ view: JSON.stringify(getBoardAsked(view)), lang })}`;

/** Keeps the page if the answer is no file. */
const download = (href: string): void =>
  Object.assign(document.createElement('a'), { href, download: '' }).click();

type Action = 'save' | 'change' | 'remove' | 'export';

const listEntries = (
  views: readonly SavedView[],
  current: SavedView | undefined,
  name: (action: Action) => string,
) => {
  const actions: readonly Action[] = [
    ...(current ? (['change', 'remove'] as const) : (['save'] as const)),
    'export',
  ];
  return [
    ...views.map((one) => ({
      id: `view ${one.id}`,
      label: one.name,
      icon: one.id === current?.id ? <CheckIcon size={20} /> : one.shared && <UsersIcon size={20} />,
    })),
    ...actions.map((id) => ({ id, label: name(id), icon: id === 'export' && <DownloadIcon size={20} /> })),
  ];
};

/** Conditions, order and saved views. */
export const BoardTools = ({
  cuid,
  controls,
  onCounter,
}: {
  cuid: string;
  controls: BoardControls;
  /** Opens a case for a caller. */
  onCounter: () => void;
}) => {
  const { t, locale } = useTexts();
  const { view, show } = controls;
  const isDesk = useMedia('(min-width: 900px)');
  const [open, setOpen] = useState<'where' | 'save' | 'change'>();
  const facets = useQuery({ ...getBoardFacetsQuery(cuid), enabled: open === 'where' });
  const { data: saved = [] } = useQuery(getSavedViewsQuery(cuid));
  const { remove } = useSavedViews(cuid);
  const current = findSavedView(saved, view);
  const close = () => setOpen(undefined);
  const conditions = countConditions(view.where);
  const choose = (id: string) => {
    if (id === 'save' || id === 'change') setOpen(id);
    else if (id === 'export') download(buildExportUrl(cuid, view, locale()));
    else if (id === 'remove') current && remove.mutate(current);
    else {
      const chosen = saved.find((one) => id === `view ${one.id}`);
      if (chosen) show(toBoardView(chosen));
    }
  };
  return (
    <>
      <Button
        variant="plain"
        size="small"
        iconOnly={!isDesk}
        icon={<HeadsetIcon size={20} />}
        aria-label={t('counter.open')}
        onClick={onCounter}
      >
        {t('counter.open.short')}
      </Button>
      <Button
        variant="plain"
        size="small"
        loading={open === 'where' && facets.isPending}
        onClick={() => setOpen('where')}
      >
        {conditions === 0 ? t('staff.where.open') : t('staff.where.open.some', { count: conditions })}
      </Button>
      <Menu
        variant="plain"
        size="small"
        title={t('staff.sort')}
        entries={sorts.map((sort) => ({
          id: sort,
          label: t(`staff.sort.${sort}`),
          icon: sort === getSort(view) && <CheckIcon size={20} />,
        }))}
        onChoose={(id) => isSort(id) && show({ ...view, sort: id })}
      >
        {t('staff.sort.open')}
      </Menu>
      <Menu
        variant="plain"
        size="small"
        title={t('staff.views')}
        entries={listEntries(saved, current, (action) => t(`staff.view.${action}`))}
        onChoose={choose}
      >
        {t('staff.views.open')}
      </Menu>
      {open === 'where' && !facets.isPending && (
        <FilterDialog
          facets={facets.data ?? NO_FACETS}
          where={view.where}
          onClose={close}
          onApply={(where) => {
            close();
            show({ ...view, where });
          }}
        />
      )}
      {remove.isError && (
        <ToastRegion>
          <Toast tone="problem" onClose={() => remove.reset()}>
            {t('staff.view.remove.failed')}
          </Toast>
        </ToastRegion>
      )}
      {(open === 'save' || open === 'change') && (
        <SaveViewDialog
          cuid={cuid}
          view={view}
          saved={open === 'change' ? current : undefined}
          onClose={close}
        />
      )}
    </>
  );
};
