import { styled } from '@parvis/theme/css/stitches';
import { ImageIcon } from '@parvis/ui/icons/ImageIcon';
import { Button } from '@parvis/ui/parts/Button';
import { GatheringPicture } from '@parvis/ui/screens/GatheringPicture';
import { useId } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';

const Group = styled('div', { display: 'grid', gap: '$2', minInlineSize: 0 });
const Label = styled('p', { margin: 0, fontWeight: '$bold', lineHeight: '$snug' });
const Hint = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });
const Buttons = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const Problem = styled('p', { margin: 0, fontSize: '$sm', fontWeight: '$bold', lineHeight: '$snug' });

/** `unreadable` by this browser; `notSent`: upload failed. */
export type PictureProblem = 'unreadable' | 'notSent';

export type PictureFieldProps = {
  src: string | undefined;
  reading: boolean;
  problem: PictureProblem | undefined;
  onPick: () => void;
  onRemove: () => void;
};

export const PictureField = ({ src, reading, problem, onPick, onRemove }: PictureFieldProps) => {
  const { t } = useTexts();
  const labelId = useId();
  return (
    <Group role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{t('gatherings.picture')}</Label>
      <Hint>{t('gatherings.picture.hint')}</Hint>
      {src && <GatheringPicture src={src} size="wide" />}
      <Buttons>
        <Button
          type="button"
          variant="quiet"
          size="small"
          icon={<ImageIcon size={20} />}
          loading={reading}
          onClick={onPick}
        >
          {t(src ? 'gatherings.picture.change' : 'gatherings.picture.pick')}
        </Button>
        {src && (
          <Button type="button" variant="quiet" size="small" onClick={onRemove}>
            {t('gatherings.picture.remove')}
          </Button>
        )}
      </Buttons>
      {problem && <Problem role="alert">{t(`gatherings.picture.${problem}`)}</Problem>}
    </Group>
  );
};
