import type { BoardFacets } from '@parvis/api/calls/board';
import type { CaseInfo } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Progress } from '@parvis/ui/parts/Progress';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { getBoardFacetsQuery } from '../../lib/api/boardQuery.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { Panel } from '../../shell/Panel.tsx';
import type { CaseStep } from './caseStep.ts';
import { getGroupsQuery } from './groups.ts';
import { focusFirstChoice, SearchedChoices } from './SearchedChoices.tsx';

type Category = BoardFacets['categories'][number];
type CaseRef = Pick<CaseInfo, 'cuid' | 'ccatCode' | 'service'>;

const SEARCHED_FROM = 8;

const Note = styled('p', { margin: 0, fontSize: '$sm' });

/** The sentence for the visitor, and the notified service. */
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
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Category>();
  const [tried, setTried] = useState(false);
  const others = categories.filter(({ code }) => code !== info.ccatCode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen) return onChange({ step: 'recategorize', ccatCode: chosen.code });
    focusFirstChoice(list);
  };
  return (
    <FormPanel
      title={title}
      description={t('category.text')}
      submit={t('category.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <SearchedChoices
        entries={others}
        searchable={others.length > SEARCHED_FROM}
        texts={{
          search: t('category.search'),
          list: t('category.list'),
          nothing: t('category.nothing'),
          missing: t('questionnaire.missingChoice'),
        }}
        getWords={({ lbl }) => lbl}
        renderChoice={(one) => (
          <Checkbox
            key={one.code}
            exclusive
            checked={chosen?.code === one.code}
            onCheckedChange={() => setChosen(one)}
          >
            {one.lbl}
          </Checkbox>
        )}
        isMissing={tried && !chosen}
        listRef={list}
      />
      {chosen && <Effect info={info} category={chosen} />}
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

/** Recategorizes cases. */
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
