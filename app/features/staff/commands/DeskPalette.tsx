import { SEARCH_MAX } from '@parvis/api/constants';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { CommandPalette, type PaletteEntry } from '@parvis/ui/screens/CommandPalette';
import type { StaffRailProps } from '@parvis/ui/screens/StaffBoard';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { getBoardQuery, getSavedViewsQuery } from '../../../lib/api/boardQuery.ts';
import { findByWords } from '../../../lib/texts/findByWords.ts';
import { useDebounced } from '../../../lib/texts/useDebounced.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { settleHistory } from '../../../shell/useBackKey.ts';
import { buildCaseItem } from '../../cases/caseItems.ts';
import { getCaseTitle } from '../../cases/caseTexts.ts';
import { type BoardView, createView } from '../board/boardAddress.ts';
import { chipFilters } from '../board/boardFilters.ts';
import { toBoardView } from '../board/savedViews.ts';
import type { Desk } from './desk.ts';
import { type AllowedCommand, formatCommand, listAllowed } from './deskCommands.ts';
import { formatKey, getShownKey } from './keyBindings.ts';
import { useKeySettings } from './useKeySettings.ts';

/** The list shows all. */
const CASES_MAX = 8;

const drawIcon = iconDrawer(20);

interface Choice {
  readonly entry: PaletteEntry;
  readonly run: () => void;
}

function useCommandChoices(desk: Desk): { ofCase: Choice[]; ofDesk: Choice[] } {
  const { t } = useTexts();
  const { single, own } = useKeySettings();
  const toChoice = (one: AllowedCommand): Choice => {
    const key = single ? getShownKey(one.command, own) : undefined;
    return {
      entry: {
        id: `command ${one.command.id}`,
        label: formatCommand(one, t),
        ...(key !== undefined && { keyHint: formatKey(key, t) }),
      },
      run: () => one.run(performance.now()),
    };
  };
  const offered = listAllowed(desk).filter(({ command }) => !command.keyOnly);
  const isOfDesk = ({ command }: AllowedCommand) => command.find({ board: desk.board }) !== undefined;
  return {
    ofCase: offered.filter((one) => !isOfDesk(one)).map(toChoice),
    ofDesk: offered.filter(isOfDesk).map(toChoice),
  };
}

function useViewChoices(cuid: string, onView: (view: BoardView) => void): Choice[] {
  const { t } = useTexts();
  const { data: saved = [] } = useQuery(getSavedViewsQuery(cuid));
  return [
    ...chipFilters.map((filter) => ({
      entry: { id: `filter ${filter}`, label: t(`staff.filter.${filter}`) },
      run: () => onView(createView(filter)),
    })),
    ...saved.map((view) => ({
      entry: { id: `view ${view.id}`, label: view.name },
      run: () => onView(toBoardView(view)),
    })),
  ];
}

/** By the board's search. */
function useCaseChoices(cuid: string, typed: string, onCase: (csid: string) => void) {
  const texts = useTexts();
  const search = useDebounced(typed);
  // Hides results of an earlier text.
  const isSettled = typed !== '' && search === typed;
  const { data, isFetching, isPlaceholderData } = useInfiniteQuery({
    ...getBoardQuery(cuid, { filter: 'all', search }),
    enabled: isSettled,
  });
  const cases = isSettled && !isPlaceholderData ? (data?.pages[0]?.data ?? []) : [];
  const choices = cases.slice(0, CASES_MAX).map((one): Choice => {
    const item = buildCaseItem(one, texts, { href: '', side: 'town' });
    return {
      entry: {
        id: `case ${one.csid}`,
        label: `${item.title} ${item.number}`,
        detail: [one.placeLbl, item.status, item.handler].filter(Boolean).join(' · '),
        icon: item.icon && drawIcon(item.icon),
      },
      run: () => onCase(one.csid),
    };
  });
  return { choices, isSearching: typed !== '' && (isFetching || !isSettled) };
}

export interface DeskPaletteProps {
  readonly cuid: string;
  readonly nav: Pick<StaffRailProps, 'entries' | 'own' | 'onSelect'>;
  readonly desk: Desk;
  readonly onCase: (csid: string) => void;
  readonly onView: (view: BoardView) => void;
  readonly onClose: () => void;
}

/** Finds cases, views and allowed commands, by keyboard. */
export const DeskPalette = ({ cuid, nav, desk, onCase, onView, onClose }: DeskPaletteProps) => {
  const { t } = useTexts();
  const [value, setValue] = useState('');
  const typed = value.trim();
  const { ofCase, ofDesk } = useCommandChoices(desk);
  const views = useViewChoices(cuid, onView);
  const cases = useCaseChoices(cuid, typed, onCase);
  const pages = [...nav.entries, ...(nav.own ?? [])].map(({ id, label, icon }) => ({
    entry: { id: `page ${id}`, label, icon },
    run: () => nav.onSelect(id),
  }));
  const findNamed = (choices: Choice[]) => findByWords(choices, typed, ({ entry }) => entry.label);
  const info = desk.open?.info;
  const title = info && `${getCaseTitle(info)} ${t('case.number', { nbr: info.caseNbr })}`;
  const groups = [
    { id: 'case', label: t('staff.palette.case', { title: title ?? '' }), choices: findNamed(ofCase) },
    { id: 'views', label: t('staff.palette.views'), choices: findNamed(views) },
    { id: 'desk', label: t('staff.palette.desk'), choices: findNamed(ofDesk) },
    { id: 'cases', label: t('staff.palette.cases'), choices: cases.choices },
    { id: 'pages', label: t('staff.palette.pages'), choices: findNamed(pages) },
  ];
  const all = groups.flatMap(({ choices }) => choices);
  const found = cases.isSearching
    ? t('staff.palette.searching')
    : t('staff.palette.found', { count: all.length });
  return (
    <CommandPalette
      title={t('staff.palette.title')}
      label={t('staff.palette.label')}
      placeholder={t('staff.palette.placeholder')}
      value={value}
      onChange={setValue}
      maxLength={SEARCH_MAX}
      groups={groups.map(({ choices, ...group }) => ({
        ...group,
        entries: choices.map(({ entry }) => entry),
      }))}
      found={found}
      nothing={cases.isSearching ? found : t('staff.palette.nothing')}
      onChoose={(id) => {
        const choice = all.find(({ entry }) => entry.id === id);
        // The dialog restores the focus before the command moves it.
        flushSync(onClose);
        void settleHistory().then(choice?.run);
      }}
      onClose={onClose}
    />
  );
};
