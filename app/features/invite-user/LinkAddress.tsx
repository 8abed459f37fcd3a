import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { styled } from '@parvis/theme/css/stitches';
import { copyText } from '@parvis/ui/copyText';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Skeleton } from '@parvis/ui/parts/Skeleton';
import { TextField } from '@parvis/ui/parts/TextField';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';

const Box = styled('div', { display: 'grid', gap: '$3', gridTemplateColumns: 'minmax(0, 1fr)' });
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
/** White: cameras can read it in the dark scheme. */
const Picture = styled('img', {
  inlineSize: '100%',
  aspectRatio: '1',
  padding: '$2',
  borderRadius: '$control',
  background: '#fff',
  '&[data-loading]': { opacity: 0 },
});
const Code = styled('div', {
  display: 'grid',
  inlineSize: 'min(12rem, 100%)',
  justifySelf: 'center',
  aspectRatio: '1',
  '& > *': { gridArea: '1 / 1' },
});
const Placeholder = styled(Skeleton, { '&&&': { inlineSize: '100%', blockSize: '100%' } });

export const getLinkUrl = (id: string): string => `${location.origin}/m/c/${id}`;

const getPictureUrl = (id: string, kind: 'svg' | 'png'): string =>
  fill(addresses.qrPicture.template, { file: `${id}.${kind}` });

const QrPicture = ({ src }: { src: string }) => {
  const { t } = useTexts();
  const [isLoading, setLoading] = useState(true);
  const end = () => setLoading(false);
  return (
    <Code>
      {isLoading && <Placeholder shape="box" />}
      <Picture
        src={src}
        alt={t('invites.qr')}
        data-loading={isLoading || undefined}
        onLoad={end}
        onError={end}
      />
    </Code>
  );
};

/** Copies, shares or shows an address as QR code. */
export const LinkAddress = ({ id, url = getLinkUrl(id) }: { id: string; url?: string }) => {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  return (
    <Box>
      <TextField
        label={t('invites.address')}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <Button size="small" onClick={async () => setCopied(await copyText(url))}>
          <span aria-live="polite">{t(isCopied ? 'invites.copied' : 'invites.copy')}</span>
        </Button>
        {'share' in navigator && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => void navigator.share({ url }).catch(() => undefined)}
          >
            {t('invites.share')}
          </Button>
        )}
        <ButtonLink size="small" variant="quiet" href={getPictureUrl(id, 'png')} download={`${id}.png`}>
          {t('invites.download')}
        </ButtonLink>
      </Row>
      <QrPicture src={getPictureUrl(id, 'svg')} />
    </Box>
  );
};
