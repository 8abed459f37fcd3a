import { fontAddress } from '@parvis/theme/shape/fontAddress';
import type { Shape } from '@parvis/theme/shape/shape';
import { type ShapeChoice, shapeChoices, shapeDefault, shapeOptions } from '@parvis/theme/shape/table';
import { Select } from '@parvis/ui/parts/Select';
import { TextField } from '@parvis/ui/parts/TextField';
import { useState } from 'react';
import type { ThemeField } from '../drafts/store.ts';
import { PanelPart } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';

export type ShapePartProps = {
  work: Work;
  /** What the store refused when it was last saved. */
  refused: ThemeField | null;
};

/** The address of a file of letters as it is typed; it counts once it is one. */
const FontFile = ({ work, refused }: ShapePartProps) => {
  const { t } = useStudioTexts();
  const { document, change } = work;
  const known = document.shape.fontFile ?? '';
  const [typed, setTyped] = useState({ text: known, of: known });
  // Undone, or another theme opened: what was typed before is gone.
  const text = typed.of === known ? typed.text : known;
  const type = (next: string) => {
    const address = fontAddress(next) ?? undefined;
    setTyped({ text: next, of: address ?? '' });
    change('fontFile', (now) => {
      const { fontFile: _, ...rest } = now.shape;
      return { ...now, shape: address ? { ...rest, fontFile: address } : rest };
    });
  };
  return (
    <TextField
      label={t('studio.shape.fontFile')}
      hint={t('studio.shape.fontFile.hint')}
      type="url"
      inputMode="url"
      value={text}
      invalid={(text.trim() !== '' && known === '') || refused === 'shape'}
      error={t('studio.shape.fontFile.wrong')}
      onChange={({ target }) => type(target.value)}
    />
  );
};

/** Corners, space and letters, each with its default first. Renders a `<section>`. */
export const ShapePart = ({ work, refused }: ShapePartProps) => {
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
      <FontFile work={work} refused={refused} />
    </PanelPart>
  );
};
