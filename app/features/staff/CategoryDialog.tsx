import type { BoardFacets } from '@parvis/api/calls/board';
import type { CaseInfo } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { SearchIcon } from '@parvis/ui/icons/SearchIcon';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ChoiceGroup } from '@parvis/ui/parts/ChoiceGroup';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Progress } from '@parvis/ui/parts/Progress';
import { TextField } from '@parvis/ui/parts/TextField';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { getBoardFacetsQuery } from '../../lib/api/boardQuery.ts';
import { findByWords } from '../../lib/texts/findByWords.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { Panel } from '../../shell/Panel.tsx';
import type { CaseStep } from './caseStep.ts';
import { getGroupsQuery } from './groups.ts';

type Category = BoardFacets['categories'][number];
type CaseRef = Pick<CaseInfo, 'cuid' | 'ccatCode' | 'service'>;

/** A longer list is searched. */
const SEARCHED_FROM = 8;

const List = styled('div', { maxBlockSize: '40vh', overflowY: 'auto', margin: '-$1', padding: '$1' });
const Note = styled('p', { margin: 0, fontSize: '$sm' });
const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

/** Shows the sentence that the visitor reads, and the service that is notified. */
const Effect = ({ info, category }: { info: CaseRef; category: Category }) => {
  const { t } = useTexts();
  const { data: groups = [] } = useQuery(getGroupsQuery(info.cuid));
  const service = groups.find(({ ccatCodes }) => ccatCodes.includes(category.code));
  const isTold = service !== undefined && service.gcatCode !== info.service?.gcatCode;
  return (
    <div role="status">
      <Note>
        {t('category.reads', { sentence: t('statement.recategorized', { category: category.lbl }) })}
      </Note>
      {isTold && <Note>{t('category.told', { service: service.grpLbl })}</Note>}
    </div>
  );
};

type FormProps = {
  info: CaseRef;
  title: string;
  categories: readonly Category[];
  onChange: (step: Extract<CaseStep, { step: 'recategorize' }>) => void;
  onClose: () => void;
};

const CategoryForm = ({ info, title, categories, onChange, onClose }: FormProps) => {
  const { t } = useTexts();
  const problemId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Category>();
  const [tried, setTried] = useState(false);
  const others = categories.filter(({ code }) => code !== info.ccatCode);
  const found = findByWords(others, typed, ({ lbl }) => lbl);
  const isMissing = tried && !chosen;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen) return onChange({ step: 'recategorize', ccatCode: chosen.code });
    list.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
  };
  return (
    <FormPanel
      title={title}
      description={t('category.text')}
      submit={t('category.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      {others.length > SEARCHED_FROM && (
        <TextField
          type="search"
          label={t('category.search')}
          icon={<SearchIcon size={20} />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
      )}
      <List>
        <ChoiceGroup
          ref={list}
          exclusive
          aria-label={t('category.list')}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? problemId : undefined}
        >
          {found.map((one) => (
            <Checkbox
              key={one.code}
              exclusive
              checked={chosen?.code === one.code}
              onCheckedChange={() => setChosen(one)}
            >
              {one.lbl}
            </Checkbox>
          ))}
        </ChoiceGroup>
      </List>
      {found.length === 0 && <Note role="status">{t('category.nothing')}</Note>}
      {chosen && <Effect info={info} category={chosen} />}
      {isMissing && (
        <Problem id={problemId} role="alert">
          {t('questionnaire.missingChoice')}
        </Problem>
      )}
    </FormPanel>
  );
};

export type CategoryDialogProps = {
  info: CaseRef;
  /** Of several cases. */
  count?: number;
  onChange: (step: Extract<CaseStep, { step: 'recategorize' }>) => void;
  onClose: () => void;
};

/** Chooses another category for one or several cases. */
export const CategoryDialog = ({ info, count, onChange, onClose }: CategoryDialogProps) => {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(getBoardFacetsQuery(info.cuid));
  const title = count === undefined ? t('category.title') : t('bulk.category.title', { count });
  if (data) return <CategoryForm {...{ info, title, onChange, onClose }} categories={data.categories} />;
  return (
    <Panel open title={title} onClose={onClose}>
      {isError ? (
        <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={() => void refetch()} />
      ) : (
        <Progress label={t('part.loading')} />
      )}
    </Panel>
  );
};
