import { SEARCH_MAX } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import { displayDay } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { SearchIcon } from '@parvis/ui/icons/SearchIcon';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Progress } from '@parvis/ui/parts/Progress';
import { TextField } from '@parvis/ui/parts/TextField';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useDebounced } from '../../lib/texts/useDebounced.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { formatCaseStateForStaff, getCaseTitle } from '../cases/caseTexts.ts';
import type { CaseStep } from './caseStep.ts';
import { type CaseRef, getKeptCasesQuery } from './duplicates/findKeptCases.ts';

const List = styled('div', { maxBlockSize: '40vh', overflowY: 'auto', margin: '-$1', padding: '$1' });
const Legend = styled('p', { margin: 0, marginBlockEnd: '$2', fontWeight: '$bold' });
const Note = styled('p', { margin: 0, fontSize: '$sm' });
const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

type FoundProps = {
  cases: readonly CaseSummary[];
  chosen: CaseSummary | undefined;
  onChoose: (one: CaseSummary) => void;
};

const FoundCases = ({ cases, chosen, onChoose }: FoundProps) => {
  const texts = useTexts();
  return cases.map((one) => (
    <Checkbox
      key={one.csid}
      exclusive
      checked={chosen?.csid === one.csid}
      onCheckedChange={() => onChoose(one)}
      description={[
        one.placeLbl,
        displayDay(texts.locale(), new Date(one.created)),
        formatCaseStateForStaff(one, texts),
      ].join(' · ')}
    >
      {`${texts.t('case.number', { nbr: one.caseNbr })} · ${getCaseTitle(one)}`}
    </Checkbox>
  ));
};

export type DuplicateDialogProps = {
  info: CaseRef;
  onLink: (step: CaseStep) => void;
  onClose: () => void;
};

/** Closes this case as duplicate of one found by number, place or words. */
export const DuplicateDialog = ({ info, onLink, onClose }: DuplicateDialogProps) => {
  const { t } = useTexts();
  const [legendId, problemId] = [useId(), useId()];
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<string>();
  const [tried, setTried] = useState(false);
  const search = useDebounced(typed.trim());
  const { data: found, isError, refetch } = useQuery(getKeptCasesQuery(info, search));
  // Another search hides the chosen one.
  const chosen = found?.find(({ csid }) => csid === picked);
  const isMissing = tried && !chosen;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen) return onLink({ step: 'duplicate', keptCsid: chosen.csid });
    list.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
  };
  return (
    <FormPanel
      title={t('duplicates.title')}
      description={t('duplicates.text')}
      submit={t('duplicates.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        type="search"
        label={t('duplicates.search')}
        icon={<SearchIcon size={20} />}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      <div>
        <Legend id={legendId}>{t(search === '' ? 'duplicates.suggested' : 'duplicates.found')}</Legend>
        {isError && (
          <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={() => void refetch()} />
        )}
        {!isError && !found && <Progress label={t('part.loading')} />}
        {found && (
          <List>
            <ChoiceGroup
              ref={list}
              exclusive
              aria-labelledby={legendId}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? problemId : undefined}
            >
              <FoundCases cases={found} chosen={chosen} onChoose={({ csid }) => setPicked(csid)} />
            </ChoiceGroup>
          </List>
        )}
        <Note role="status">
          {found?.length === 0 && t(search === '' ? 'duplicates.nothing.here' : 'duplicates.nothing')}
        </Note>
      </div>
      {isMissing && (
        <Problem id={problemId} role="alert">
          {t('duplicates.missing')}
        </Problem>
      )}
    </FormPanel>
  );
};
