import { styled } from '@parvis/theme/css/stitches';
import { CopyIcon } from '@parvis/ui/icons/CopyIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useLayoutEffect, useRef, useState } from 'react';
import { t } from '../shared/noticeWords.ts';
import { useCopy } from '../shared/useCopy.ts';
import type { SetView } from './views.ts';

/** CSS pixels. */
const [WIDE, HIGH] = [390, 780];
/** On paper. */
const PRINTED = 0.28;

const Card = styled('li', {
  position: 'relative',
  display: 'grid',
  gap: '$2',
  alignContent: 'start',
  minInlineSize: 0,
  '@media print': { breakInside: 'avoid' },
});
const Screen = styled('div', {
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: `${WIDE} / ${HIGH}`,
  overflow: 'hidden',
  borderRadius: '$card',
  boxShadow: '0 0 0 1px color-mix(in srgb, $colors$txt 30%, transparent), $low',
  '& > iframe': {
    // Its unscaled height would stretch the page.
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    border: 0,
    inlineSize: WIDE,
    blockSize: HIGH,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  },
  // Print measures nothing: a fixed scale fits both languages on one sheet.
  '@media print': {
    inlineSize: WIDE * PRINTED,
    boxShadow: '0 0 0 1px #888',
    '& > iframe': { transform: `scale(${PRINTED}) !important` },
  },
});
/** A press opens the view. */
const Open = styled('a', {
  color: 'inherit',
  fontSize: '$sm',
  fontWeight: '$bold',
  lineHeight: '$snug',
  '&::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    aspectRatio: `${WIDE} / ${HIGH}`,
    borderRadius: '$card',
  },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::before': { outline: '3px solid $colors$txt', outlineOffset: 3 },
});
const Address = styled('p', {
  margin: 0,
  fontSize: '$xs',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media print': { fontSize: '6pt', WebkitLineClamp: 5 },
});
const Copy = styled('div', { '@media print': { display: 'none' } });

/** Against a phone screen. */
function useScale() {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setScale(box.clientWidth / WIDE));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [place, scale] as const;
}

export type ViewProps = { view: SetView; language: string };

/** Linked picture of one view with its address. */
export const View = ({ view, language }: ViewProps) => {
  const [place, scale] = useScale();
  const [copied, copy] = useCopy();
  const said = { page: t(`sample.page.${view.page}`), scheme: t(`colour.scheme.${view.scheme}`) };
  const scheme = said.scheme.toLocaleLowerCase(view.locale);
  const name = t('sample.set.viewIn', { page: said.page, scheme, language });
  return (
    <Card>
      <Screen ref={place}>
        <iframe
          inert
          tabIndex={-1}
          aria-hidden
          title={name}
          src={view.framed}
          style={{ transform: `scale(${scale})` }}
        />
      </Screen>
      <Open href={view.address}>{t('sample.set.view', { page: said.page, scheme })}</Open>
      <Address>{view.address.replace(/#.*/, '#…')}</Address>
      <Copy>
        <Button
          size="small"
          variant="quiet"
          icon={<CopyIcon size={18} />}
          aria-label={copied === 'copied' ? undefined : t('sample.set.copyNamed', { view: name })}
          onClick={() => copy(view.address)}
        >
          <span role="status">{t(copied === 'copied' ? 'sample.set.copied' : 'sample.set.copy')}</span>
        </Button>
        {copied === 'failed' && <p role="alert">{t('sample.set.failed')}</p>}
      </Copy>
    </Card>
  );
};
