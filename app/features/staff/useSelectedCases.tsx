import type { StaffBoardProps } from '@parvis/ui/screens/StaffBoard';
import { Suspense, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { type BoardView, buildBoardUrl } from './board/boardAddress.ts';
import { useCaseSelection } from './board/bulk/useCaseSelection.ts';
import { useSelectionKeys } from './board/bulk/useSelectionKeys.ts';

/** With the first selected case. */
const BulkBar = createLazyPage(async () => (await import('./BulkBar.tsx')).BulkBar, 'staff', 'flows', 'chat');

/** Cases are kept 30 days at most. */
const RETENTION_MAX = 30;

type ListedCases = {
  readonly view: BoardView;
  readonly csids: readonly string[];
  readonly count: string | undefined;
};

type Desk = {
  readonly cuid: string;
  readonly csid: string | undefined;
  readonly retentionDays: number | undefined;
};

/** Selection in the desk's list, with its bar. */
export function useSelectedCases(
  { view, csids, count }: ListedCases,
  { cuid, csid, retentionDays = RETENTION_MAX }: Desk,
) {
  const { t } = useTexts();
  const selection = useCaseSelection(cuid, view, csids);
  const [isBusy, setBusy] = useState(false);
  const select = useSelectionKeys(selection, csids, csid);
  const { selected, picking, setPicking, toggle } = selection;
  const isShown = selected.size > 0 || isBusy;
  const listed: NonNullable<StaffBoardProps['list']['cases']['selection']> = {
    ...{ selected, picking },
    onToggle: toggle,
    label: ({ title, number, place }) =>
      t('staff.select.case', { case: [title, number, place].filter(Boolean).join(' ') }),
  };
  return {
    selection: listed,
    select,
    picking: { on: picking, toggle: () => setPicking(!picking) },
    bar: isShown && (
      <Suspense fallback={null}>
        <BulkBar
          {...{ cuid, selection, retentionDays }}
          total={count}
          getHref={(one) => buildBoardUrl(cuid, view, one)}
          onBusy={setBusy}
        />
      </Suspense>
    ),
  };
}
