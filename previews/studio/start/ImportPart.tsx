import { type ReadBrand, readBrand } from '@parvis/theme/brand/readBrand';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { type ChangeEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ImportFindings } from '../import/ImportFindings.tsx';
import { type ReadTheme, readTheme } from '../import/readTheme.ts';
import { PanelPart, Problem, Row, scrollToNode } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';
import { MOST_ROWS } from './brandRows.ts';

const Form = styled('form', { display: 'grid', gap: '$3', margin: 0 });
const Said = styled('div', { display: 'grid', gap: '$2', fontSize: '$sm', '& > p': { margin: 0 } });
const File = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '$target',
  paddingInline: '$5',
  borderRadius: '$control',
  backgroundColor: '$btn2Bg',
  color: '$btn2Fill',
  fontWeight: '$bold',
  cursor: 'pointer',
  '& > input': { position: 'absolute', opacity: 0, inlineSize: 1, blockSize: 1 },
  '&:focus-within': { outline: '3px solid $colors$txt', outlineOffset: 2 },
});

type ReadColours = Extract<ReadBrand, { ok: true }>;
type FoundTheme = Extract<ReadTheme, { ok: true }>;
type Result = { theme: FoundTheme } | { brand: ReadColours } | { problem: string };
type Refusal = Extract<ReadTheme, { ok: false }>;

/** Ours: shows its errors. */
const LIKE_THEME = /^\s*[{[]|appColors=/;

/** Bytes; longer text is refused by length. */
const MAX_BYTES = 2_000_000;

const BrandFindings = ({ brand }: { brand: ReadColours }) => {
  const { t } = useStudioTexts();
  return (
    <Said role="status">
      <p>{t('studio.brand.done', { count: brand.colours.length })}</p>
      {brand.colours.length > MOST_ROWS && <p>{t('studio.brand.done.most', { most: MOST_ROWS })}</p>}
      {brand.outside.map((one) => (
        <p key={one.value}>{t('studio.brand.outside', { ...one })}</p>
      ))}
      {brand.computed.map((one) => (
        <p key={one.name}>{t('studio.brand.computed', { ...one })}</p>
      ))}
    </Said>
  );
};

const ThemeFindings = ({ theme: { format, theme } }: { theme: FoundTheme }) => {
  const { t } = useStudioTexts();
  return (
    <p role="status">
      {t(format === 'appShape' ? 'studio.import.doneShape' : 'studio.import.done', {
        format: t(`studio.format.${format}`),
        count: Object.keys(theme.palette ?? {}).length,
      })}
    </p>
  );
};

export type ImportPartProps = {
  work: Work;
  /** Brand colours but no theme. */
  onBrand: (brand: ReadColours) => void;
};

/** From clipboard or file. */
export const ImportPart = ({ work, onBrand }: ImportPartProps) => {
  const { t } = useStudioTexts();
  const { register, handleSubmit, setValue, setError, clearErrors, watch, formState } = useForm({
    defaultValues: { text: '' },
    reValidateMode: 'onSubmit',
  });
  const [result, setResult] = useState<Result | null>(null);
  const resetResult = () => {
    setResult(null);
    clearErrors();
  };
  const explainRefusal = (theme: Refusal, from: string): string => {
    if (theme.reason === 'slip')
      return t(theme.slip.near ? 'studio.import.slip' : 'studio.import.slipAtEnd', { ...theme.slip });
    const isTheme = LIKE_THEME.test(from) || theme.reason === 'tooLarge' || theme.reason === 'missing';
    return t(isTheme ? `colour.failure.${theme.reason}` : 'studio.brand.failure.nothing');
  };
  const importText = (from: string) => {
    resetResult();
    const theme = readTheme(from);
    if (theme.ok) {
      setResult({ theme });
      return work.change('import', (now) => ({ ...now, ...theme.theme }));
    }
    const brand = theme.reason === 'slip' ? null : readBrand(from);
    if (brand?.ok) {
      setResult({ brand });
      return onBrand(brand);
    }
    setResult({ problem: explainRefusal(theme, from) });
    setError('text', { type: theme.reason }, { shouldFocus: true });
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.slice(0, MAX_BYTES).text();
    target.value = '';
    if (!text) return;
    // Large text would freeze the field.
    if (text.length <= 20_000) setValue('text', text);
    importText(text);
  };
  return (
    <PanelPart title={t('studio.import')}>
      <p>{t('studio.import.hint')}</p>
      <Form noValidate onSubmit={(event) => void handleSubmit(({ text }) => importText(text))(event)}>
        <TextArea
          label={t('studio.import.text')}
          hideLabel
          rows={3}
          spellCheck={false}
          autoComplete="off"
          invalid={formState.errors.text !== undefined}
          {...register('text', { onChange: resetResult })}
        />
        <Row>
          <Button type="submit" variant="quiet" disabled={watch('text').trim() === ''}>
            {t('studio.import.take')}
          </Button>
          <File>
            {t('studio.import.file')}
            <input
              type="file"
              accept=".json,.css,.scss,.less,.txt,.csv,.xml,.yaml,.yml,.js,.ts,.tokens,text/*,application/json"
              onChange={open}
            />
          </File>
        </Row>
      </Form>
      {result && (
        <div ref={scrollToNode}>
          {'brand' in result && <BrandFindings {...result} />}
          {'problem' in result && <Problem>{result.problem}</Problem>}
          {'theme' in result && <ThemeFindings {...result} />}
        </div>
      )}
      {result && 'theme' in result && <ImportFindings read={result.theme} />}
    </PanelPart>
  );
};
