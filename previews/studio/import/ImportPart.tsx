import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { type ChangeEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { intoSight, PanelPart, Problem, Row } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';
import { BrandAnswer } from './BrandAnswer.tsx';
import { brandIn, type ToldBrand } from './brandIn.ts';
import { ImportFindings } from './ImportFindings.tsx';
import { type ReadTheme, readTheme } from './readTheme.ts';
import { textOfFile } from './textOfFile.ts';

const Form = styled('form', { display: 'grid', gap: '$3', margin: 0 });
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

export type ImportPartProps = {
  work: Work;
  /** The colours of a brand were read where no theme was. */
  onBrand: (brand: Extract<ToldBrand, { ok: true }>) => void;
};

/** Takes a theme that exists, or the colours of a brand: pasted, or from a file. Renders a `<section>`. */
export const ImportPart = ({ work, onBrand }: ImportPartProps) => {
  const { t } = useStudioTexts();
  const { register, handleSubmit, setValue, setError, clearErrors, watch, formState } = useForm({
    defaultValues: { text: '' },
    reValidateMode: 'onSubmit',
  });
  const [read, setRead] = useState<ReadTheme | null>(null);
  const [brand, setBrand] = useState<ToldBrand | null>(null);
  const forget = () => {
    setRead(null);
    setBrand(null);
    clearErrors();
  };
  const take = (from: string, isSheet = false) => {
    forget();
    const found = readTheme(from);
    const answer = found.ok && isSheet ? { ...found, format: 'sheet' as const } : found;
    const colours = answer.ok ? null : brandIn(from);
    setRead(colours ? null : answer);
    setBrand(colours);
    if (answer.ok) work.change('import', (now) => ({ ...now, ...answer.theme }));
    else if (colours?.ok) onBrand(colours);
    else setError('text', { type: colours?.reason ?? answer.reason }, { shouldFocus: true });
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const content = file && (await textOfFile(file));
    target.value = '';
    if (!content) return;
    // A text of megabytes stays out of the field, which would stand still under it.
    if (content.text.length <= 20_000) setValue('text', content.text);
    take(content.text, content.isSheet);
  };
  return (
    <PanelPart title={t('studio.import')}>
      <p>{t('studio.import.hint')}</p>
      <Form noValidate onSubmit={(event) => void handleSubmit(({ text }) => take(text))(event)}>
        <TextArea
          label={t('studio.import.text')}
          hideLabel
          rows={3}
          spellCheck={false}
          autoComplete="off"
          invalid={formState.errors.text !== undefined}
          {...register('text', { onChange: forget })}
        />
        <Row>
          <Button type="submit" variant="quiet" disabled={watch('text').trim() === ''}>
            {t('studio.import.take')}
          </Button>
          <File>
            {t('studio.import.file')}
            <input
              type="file"
              accept=".json,.css,.scss,.less,.txt,.csv,.xml,.yaml,.yml,.js,.ts,.tokens,.png,text/*,application/json,image/png"
              onChange={open}
            />
          </File>
        </Row>
      </Form>
      {(brand || read) && (
        <div ref={intoSight}>
          {brand && <BrandAnswer brand={brand} />}
          {read && !read.ok && <Problem>{t(`colour.failure.${read.reason}`)}</Problem>}
          {read?.ok && (
            <p role="status">
              {t(read.format === 'appShape' ? 'studio.import.doneShape' : 'studio.import.done', {
                format: t(`studio.format.${read.format}`),
                count: Object.keys(read.theme.palette ?? {}).length,
              })}
            </p>
          )}
        </div>
      )}
      {read?.ok && <ImportFindings read={read} />}
    </PanelPart>
  );
};
