import { styled } from '@parvis/theme/css/stitches';
import { CloseIcon } from '@parvis/ui/icons/CloseIcon';
import { Button } from '@parvis/ui/parts/Button';
import type { HeldFile } from '../data/outgoing.ts';
import { useTexts } from '../texts/useTexts.ts';
import { addressHere } from './pictures.ts';

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-choosing]': { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
});
const Held = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  minInlineSize: 0,
});
const Picture = styled('img', {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: '$card',
});

export type PhotoStripProps = {
  files: readonly HeldFile[];
  /** One is taken out; they are only shown without it. */
  onRemove?: (id: string) => void;
};

/** Photos that wait, small and in a row. */
export const PhotoStrip = ({ files, onRemove }: PhotoStripProps) => {
  const { t } = useTexts();
  if (files.length === 0) return null;
  return (
    <List data-choosing={onRemove ? '' : undefined}>
      {files.map((file, at) => (
        <Held key={file.id}>
          <Picture src={addressHere(file)} alt={file.alt ?? t('camera.name', { number: at + 1 })} />
          {onRemove && (
            <Button
              variant="quiet"
              icon={<CloseIcon size={20} />}
              aria-label={t('photo.removeOne', { number: at + 1 })}
              onClick={() => onRemove(file.id)}
            >
              {t('photo.remove')}
            </Button>
          )}
        </Held>
      ))}
    </List>
  );
};
