import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { figureCalls } from '@parvis/api/calls/figures';
import { RETENTION_DAYS } from '@parvis/api/constants';
import { type CustomerFigures, type FigurePeriod, figurePeriods } from '@parvis/api/entities/customerFigures';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ChipRow } from '@parvis/ui/parts/ChipRow';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { FilterChip } from '@parvis/ui/parts/FilterChip';
import { Select } from '@parvis/ui/parts/Select';
import { type FigureSection, Figures } from '@parvis/ui/screens/Figures';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { ALL_CATEGORIES, buildCaseSection, buildUsageSection } from './figureSections.ts';
import { useDeskSection } from './figures/useDeskSection.tsx';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';

const buildFiguresQuery = (cuid: string, by: FigurePeriod) =>
  queryOptions({
    queryKey: ['figures', cuid, by] as const,
    queryFn: async () => (await client.call(figureCalls.figuresGet, { cuid, body: { by } }))[0] ?? null,
    placeholderData: keepPreviousData,
  });

/** Sections with their controls. */
function useFigureSections(
  figures: CustomerFigures | null | undefined,
  keptDays: number,
  { by, onBy }: { by: FigurePeriod; onBy: (by: FigurePeriod) => void },
): readonly FigureSection[] | undefined {
  const texts = useTexts();
  const { t } = texts;
  const [category, setCategory] = useState(ALL_CATEGORIES);
  if (!figures) return undefined;
  const cases = buildCaseSection(figures, { category, keptDays }, texts);
  const usage = buildUsageSection(figures, by, texts);
  return [
    {
      ...cases,
      control: figures.categories.length > 1 && (
        <Select
          label={t('figures.category')}
          value={category}
          onValueChange={(code) => setCategory(code ?? ALL_CATEGORIES)}
          options={[
            { value: ALL_CATEGORIES, label: t('figures.category.all') },
            ...figures.categories.map(({ code, lbl }) => ({ value: code, label: lbl })),
          ]}
        />
      ),
    },
    {
      ...usage,
      control: usage.tables.length > 0 && (
        <ChipRow wrap aria-label={t('figures.by')}>
          {figurePeriods.map((period) => (
            <FilterChip key={period} pressed={period === by} onClick={() => onBy(period)}>
              {t(`figures.by.${period}`)}
            </FilterChip>
          ))}
        </ChipRow>
      ),
    },
  ];
}

/** Administrators only. */
function useAdminSections(desk: DeskProps, [by, setBy]: readonly [FigurePeriod, (by: FigurePeriod) => void]) {
  const isAdmin = desk.role.level === 'admin';
  const { data, isError, refetch } = useQuery({ ...buildFiguresQuery(desk.role.cuid, by), enabled: isAdmin });
  const sections = useFigureSections(data, desk.config?.cstmr.retentionDays ?? RETENTION_DAYS, {
    by,
    onBy: setBy,
  });
  const retry = () => void refetch();
  return { sections: isAdmin ? sections : [], isFailed: isAdmin && isError && !data, retry, isAdmin };
}

/** `/staff/{cuid}/figures`, for managers; administrators also see usage. */
export const StaffFigures = (desk: DeskProps) => {
  const { t, locale } = useTexts();
  const { cuid, cstmrLbl } = desk.role;
  const period = useState<FigurePeriod>('month');
  const admin = useAdminSections(desk, period);
  const own = useDeskSection(cuid);
  const nav = useDeskPage(desk, 'figures', t('figures.title'));
  const query = new URLSearchParams({ by: period[0], lang: locale() });
  const failed = [own, admin].filter(({ isFailed }) => isFailed);
  const retry = () => {
    for (const one of failed) one.retry();
  };
  return (
    <StaffPlace nav={nav}>
      <div>
        <Figures
          title={t('figures.title')}
          subtitle={cstmrLbl}
          sections={own.section && admin.sections && [own.section, ...admin.sections]}
          actions={
            admin.isAdmin && (
              <ButtonLink
                block
                variant="quiet"
                href={`${fill(addresses.figuresSheet.template, { cuid })}?${query}`}
                download
              >
                {t('figures.export')}
              </ButtonLink>
            )
          }
          failed={failed.length > 0 ? <ErrorState title={t('figures.failed')} onRetry={retry} /> : undefined}
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
        />
      </div>
    </StaffPlace>
  );
};
