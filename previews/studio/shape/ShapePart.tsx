import { fontAddress } from '@parvis/theme/shape/fontAddress';
import type { Shape } from '@parvis/theme/shape/shape';
import { type ShapeChoice, shapeChoices, shapeDefault, shapeOptions } from '@parvis/theme/shape/table';
import { Select } from '@parvis/ui/parts/Select';
import { TextField } from '@parvis/ui/parts/TextField';
import { useState } from 'react';
import type { FontState } from '../../live/messages.ts';
import type { ThemeField } from '../drafts/store.ts';
import { PanelPart } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';

export type ShapePartProps = {
  work: Work;
  /** By the store, on the last save. */
  refused: ThemeField | null;
  /** Undefined until tried. */
  letters: FontState | undefined;
};

/** Not yet valid; errors wait for blur (`left`). */
type Typed = { readonly text: string; readonly left: boolean };

/** Committed on blur: each frame requests the file. */
const FontFile = ({ work, refused, letters }: ShapePartProps) => {
  const { t } = useStudioTexts();
  const { document, change } = work;
  const known = document.shape.fontFile ?? '';
  const [typed, setTyped] = useState<Typed | null>(null);
  const takeFont = (address: string) => {
    setTyped(null);
    if (address === known) return;
    change('fontFile', (now) => {
      const { fontFile: _, ...rest } = now.shape;
      return { ...now, shape: address ? { ...rest, fontFile: address } : rest };
    });
  };
  const leave = () => {
    if (!typed) return;
    const address = typed.text.trim() === '' ? '' : fontAddress(typed.text);
    if (address === null) setTyped({ ...typed, left: true });
    else takeFont(address);
  };
  const isWrong = typed?.left === true || refused === 'shape';
  const missing = !typed && letters !== 'shown' ? letters : undefined;
  const shown = !typed && letters === 'shown';
  return (
    <TextField
      label={t('studio.shape.fontFile')}
      hint={t(shown ? 'studio.shape.fontFile.shown' : 'studio.shape.fontFile.hint')}
      type="url"
      inputMode="url"
      value={typed?.text ?? known}
      invalid={isWrong || missing !== undefined}
      error={
        missing && !isWrong
          ? t(`colour.letters.${missing}`, { address: new URL(known).host })
          : t('studio.shape.fontFile.wrong')
      }
      showError
      onChange={({ target }) => setTyped({ text: target.value, left: false })}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
};

/** Defaults first. */
export const ShapePart = ({ work, refused, letters }: ShapePartProps) => {
  const { t } = useStudioTexts();
  const { document, change } = work;
  const choose = (choice: ShapeChoice, option: unknown) =>
    change(choice, (now) => ({ ...now, shape: { ...now.shape, [choice]: option } as Shape }));
  return (
    <PanelPart title={t('studio.shape')}>
      <p>{t('studio.shape.lead')}</p>
      {shapeChoices.map((choice) => (
        <Select
          key={choice}
          label={t(`studio.shape.${choice}`)}
          options={shapeOptions[choice].map((option) => ({
            value: option,
            label: t(`studio.shape.${choice}.${option}` as 'studio.shape.radius.none'),
          }))}
          value={document.shape[choice] ?? shapeDefault(choice)}
          onValueChange={(option) => choose(choice, option)}
        />
      ))}
      <FontFile work={work} refused={refused} letters={letters} />
    </PanelPart>
  );
};
