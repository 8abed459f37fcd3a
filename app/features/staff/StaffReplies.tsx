import { languageOf, languages } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { PlusIcon } from '@parvis/ui/icons/PlusIcon';
import { SearchIcon } from '@parvis/ui/icons/SearchIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ChipRow } from '@parvis/ui/parts/ChipRow';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { FilterChip } from '@parvis/ui/parts/FilterChip';
import { TextField } from '@parvis/ui/parts/TextField';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { Moderation as EntriesScreen } from '@parvis/ui/screens/Moderation';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { findByWords } from '../../lib/texts/findByWords.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { isManager } from './polls/isManager.ts';
import type { SavedRow } from './replies/savedList.ts';
import type { SavedAction, SavedOutcome } from './replies/savedSource.ts';
import { useReplySource } from './replies/useReplySource.tsx';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';
import { useQuestionSource } from './useQuestionSource.tsx';

const SEARCHED_FROM = 6;

const KINDS = ['replies', 'questions'] as const;
type Kind = (typeof KINDS)[number];

const Tools = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  justifyItems: 'start',
  '@desk': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '$2 $6',
    '& > button': { marginInlineStart: 'auto' },
  },
});
const Search = styled(TextField, { maxInlineSize: '24rem' });

type ChipsProps<Id extends string> = {
  label: string;
  entries: readonly { readonly id: Id; readonly label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
};

const Chips = <Id extends string>({ label, entries, chosen, onChoose }: ChipsProps<Id>) => (
  <ChipRow aria-label={label}>
    {entries.map(({ id, label: words }) => (
      <FilterChip key={id} pressed={id === chosen} onClick={() => onChoose(id)}>
        {words}
      </FilterChip>
    ))}
  </ChipRow>
);

type RowButtonsProps = {
  row: SavedRow;
  mayChange: boolean;
  titleId: string;
  onAsk: (action: SavedAction) => void;
  onPutBack: () => void;
};

const RowButtons = ({ row: { id, archived }, mayChange, titleId, onAsk, onPutBack }: RowButtonsProps) => {
  const { t } = useTexts();
  const button = (label: string, act: () => void) => (
    <Button variant="quiet" size="small" aria-describedby={titleId} onClick={act}>
      {label}
    </Button>
  );
  return (
    <>
      {mayChange && !archived && button(t('replies.change.open'), () => onAsk({ kind: 'change', id }))}
      {mayChange && archived && button(t('replies.putBack'), onPutBack)}
      {button(t('replies.history'), () => onAsk({ kind: 'history', id }))}
      {mayChange && !archived && button(t('replies.archive'), () => onAsk({ kind: 'archive', id }))}
      {mayChange && archived && button(t('replies.remove'), () => onAsk({ kind: 'remove', id }))}
    </>
  );
};

/** `/staff/{cuid}/replies`: saved replies and questions, personal and shared. */
export const StaffReplies = (desk: DeskProps) => {
  const { t, locale } = useTexts();
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl } = desk.role;
  const manages = isManager(desk.role);
  const [kind, setKind] = useState<Kind>('replies');
  const [language, setLanguage] = useState<string>(() => languageOf(locale()).tag);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<SavedAction>();
  const [told, setTold] = useState<SavedOutcome>();
  const sources = {
    replies: useReplySource(cuid, manages, language),
    questions: useQuestionSource(cuid, manages),
  };
  const { rows, isError, retry, putBack, renderDialog } = sources[kind];
  const nav = useDeskPage(desk, 'replies', t('replies.title'));
  const ask = (action: SavedAction) => {
    setTold(undefined);
    setAsked(action);
  };
  const found = rows && findByWords(rows, typed, (row) => row.found);
  const toEntry = (row: SavedRow) => ({
    ...row,
    actions: (titleId: string) => (
      <RowButtons
        row={row}
        mayChange={!row.shared || manages}
        titleId={titleId}
        onAsk={ask}
        onPutBack={() => putBack(row.id, setTold)}
      />
    ),
  });
  const buildPart = (id: 'own' | 'shared' | 'archived', isIn: (row: SavedRow) => boolean, empty: string) => ({
    ...{ id, title: t(`replies.${id}`), empty: typed === '' ? empty : t('replies.nothing') },
    entries: (found ?? []).filter(isIn).map(toEntry),
  });
  const parts = found && [
    buildPart('own', ({ shared, archived }) => !shared && !archived, t('replies.own.empty')),
    buildPart(
      'shared',
      ({ shared, archived }) => shared && !archived,
      t(manages ? 'replies.shared.empty.manager' : 'replies.shared.empty'),
    ),
    ...(rows.some(({ archived }) => archived)
      ? [buildPart('archived', ({ archived }) => archived, t('replies.archived.empty'))]
      : []),
  ];
  return (
    <StaffPlace nav={nav}>
      <div>
        <EntriesScreen
          texts={{ title: t('replies.title'), text: t('replies.text') }}
          subtitle={cstmrLbl}
          start={
            <Tools>
              <Chips
                label={t('replies.what')}
                entries={KINDS.map((id) => ({ id, label: t(`replies.what.${id}`) }))}
                chosen={kind}
                onChoose={setKind}
              />
              {kind === 'replies' && (
                <Chips
                  label={t('replies.language')}
                  entries={languages.map(({ tag, name }) => ({ id: tag as string, label: name }))}
                  chosen={language}
                  onChoose={setLanguage}
                />
              )}
              {(rows?.length ?? 0) > SEARCHED_FROM && (
                <Search
                  type="search"
                  label={t('replies.search')}
                  hideLabel
                  placeholder={t('replies.search')}
                  icon={<SearchIcon size={20} />}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  autoComplete="off"
                />
              )}
              <Button icon={<PlusIcon size={20} />} onClick={() => ask({ kind: 'new' })}>
                {t(kind === 'replies' ? 'replies.new' : 'replies.new.question')}
              </Button>
            </Tools>
          }
          parts={parts}
          onOpen={navigate}
          failed={
            isError && !rows ? (
              <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={retry} />
            ) : undefined
          }
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
        />
        {asked &&
          renderDialog({
            action: asked,
            onDone: (outcome) => {
              setAsked(undefined);
              setTold(outcome);
            },
            onClose: () => setAsked(undefined),
          })}
        <VisuallyHidden role="status">{told && t(told)}</VisuallyHidden>
      </div>
    </StaffPlace>
  );
};
