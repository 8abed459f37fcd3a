import { styled } from '@parvis/theme/css/stitches';
import { DownloadIcon } from '@parvis/ui/icons/DownloadIcon';
import { type BubbleCaptions, BubbleVideo } from '@parvis/ui/parts/BubbleVideo';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { getDownloadLink } from './getDownloadLink.ts';

const Whole = styled('div', { minInlineSize: 0 });
const Unplayable = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start', padding: '$3' });
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

export type MessageVideoProps = {
  src: string;
  poster: string | undefined;
  /** Media type with codecs. */
  type: string | undefined;
  /** Accessible name. */
  label: string;
  width: number;
  height: number;
  captions?: readonly BubbleCaptions[] | undefined;
  children?: ReactNode;
};

/** Offers a download if the browser cannot play it. */
export const MessageVideo = ({ children, ...video }: MessageVideoProps) => {
  const { t } = useTexts();
  const { src, type = '' } = video;
  const name = `${t('video.name', { number: 1 })}.${type.startsWith('video/webm') ? 'webm' : 'mp4'}`;
  const unplayable = (
    <Unplayable>
      <Said>{t('video.unplayable')}</Said>
      <ButtonLink
        variant="quiet"
        icon={<DownloadIcon />}
        {...getDownloadLink({ address: src, name, number: 1 })}
      >
        {t('photo.save')}
      </ButtonLink>
    </Unplayable>
  );
  return (
    <Whole>
      <BubbleVideo {...video} captionsText={t('captions.title')} unplayable={unplayable} />
      {children}
    </Whole>
  );
};
