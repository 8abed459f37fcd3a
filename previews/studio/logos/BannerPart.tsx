import { styled } from '@parvis/theme/css/stitches';
import { TrashIcon } from '@parvis/ui/icons/TrashIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Problem, Row } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { Work } from '../state/useWork.ts';
import { PictureInput } from './PictureInput.tsx';
import { BANNER_SIZE } from './pictureData.ts';

/** As on a phone. */
const Picture = styled('img', {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '10 / 3',
  objectFit: 'cover',
  objectPosition: 'right',
  borderRadius: '$card',
  hairline: 'all',
});

export type BannerPartProps = {
  work: Work;
  /** By the store, on the last save. */
  refused: boolean;
  /** Address, or empty. */
  inForce: string;
};

export const BannerPart = ({ work, refused, inForce }: BannerPartProps) => {
  const { t } = useStudioTexts();
  const { document, change } = work;
  const address = document.banner ?? inForce;
  const choose = (banner: string) => change('banner', (now) => ({ ...now, banner }));
  return (
    <>
      <p>{t('studio.banner.hint')}</p>
      {refused && <Problem>{t('studio.logo.refused')}</Problem>}
      {address && (
        <>
          <Picture src={address} alt={t('studio.banner.shown')} referrerPolicy="no-referrer" />
          <Row>
            <Button
              variant="quiet"
              size="small"
              icon={<TrashIcon size={18} />}
              onClick={() => choose('')}
              aria-label={t('studio.banner.remove')}
            >
              {t('studio.logo.remove')}
            </Button>
          </Row>
        </>
      )}
      <PictureInput
        title={t(address ? 'studio.logo.replace' : 'studio.logo.drop')}
        size={BANNER_SIZE}
        onLogo={(picture) => choose(picture.address)}
      />
    </>
  );
};
