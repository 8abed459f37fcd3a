import { styled } from '@parvis/theme/css/stitches';
import type { Scheme } from '@parvis/theme/palette/keys';
import { ExternalIcon } from '@parvis/ui/icons/ExternalIcon';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useEffect, useId, useState } from 'react';
import { Problem, Row } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { ThemeDocument } from '../state/document.ts';
import { buildSampleAddress, shortenForCode } from './buildSampleAddress.ts';
import { CopyButton } from './CopyButton.tsx';

const Root = styled('div', {
  display: 'grid',
  gap: '$2',
  padding: '$3 $4 $4',
  borderRadius: '$card',
  hairline: 'all',
  '& > b': { fontSize: '$sm' },
  '& > textarea': {
    resize: 'vertical',
    padding: '$2',
    border: 0,
    borderRadius: 8,
    backgroundColor: '$inputBg',
    color: '$txt',
    boxShadow: 'inset 0 0 0 1px $colors$mainBtnTxt2',
    font: 'inherit',
    fontSize: '$xs',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
  },
});
const Code = styled('img', {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '18rem',
  marginInline: 'auto',
  borderRadius: '$control',
});

const SIZE = 640;

export type AddressPartProps = {
  page: 1 | 2;
  name: 'menu' | 'chat';
  scheme: Scheme;
  samples: string;
  document: ThemeDocument;
};

/** To copy, to open, and as QR code. */
export const AddressPart = ({ page, name, scheme, samples, document }: AddressPartProps) => {
  const { t, locale } = useStudioTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [picture, setPicture] = useState<{ of: string; src: string } | null>(null);
  const title = t(`studio.view.${name}`);
  const address = buildSampleAddress(samples, page, document, scheme, locale);
  const code = shortenForCode(address);
  const text = code?.text;
  useEffect(() => {
    if (!open || text === undefined) return;
    let current = true;
    void import('qrcode')
      .then(({ toDataURL }) => toDataURL(text, { errorCorrectionLevel: 'L', width: SIZE, margin: 4 }))
      .then((src) => current && setPicture({ of: text, src }));
    return () => {
      current = false;
    };
  }, [open, text]);
  return (
    <Root>
      <b>{title}</b>
      <textarea readOnly rows={2} aria-label={t('studio.share.address', { page: title })} value={address} />
      <Row>
        <CopyButton text={address} name={title} />
        <ButtonLink
          size="small"
          variant="quiet"
          icon={<ExternalIcon size={18} />}
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={t('part.newTab', { words: t('studio.share.openNamed', { page: title }) })}
        >
          {t('studio.share.open')}
        </ButtonLink>
        <Button
          size="small"
          variant="quiet"
          icon={<QrIcon size={18} />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={t('studio.share.codeNamed', { page: title })}
          onClick={() => setOpen(!open)}
        >
          {t('studio.share.code')}
        </Button>
      </Row>
      {open && (
        <div id={id}>
          {picture && picture.of === text && (
            <Code src={picture.src} alt={t('studio.share.codeOf', { page: title })} />
          )}
          {code && !code.whole && <Problem>{t('studio.share.codeWithoutLogo')}</Problem>}
          {!code && <Problem>{t('studio.share.codeTooLong')}</Problem>}
        </div>
      )}
    </Root>
  );
};
