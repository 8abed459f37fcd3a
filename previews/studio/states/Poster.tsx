import { placeLine } from '@parvis/locales/placeLine';
import { styled } from '@parvis/theme/css/stitches';
import { useEffect, useState } from 'react';
import type { StateScreen } from './StatesSample.tsx';

const Sheet = styled('main', {
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100vh',
  surface: 'bg',
  color: '$txt',
  textAlign: 'center',
});
const Head = styled('header', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$3',
  padding: '$6 $5',
  surface: 'hdrBg',
  color: '$txt',
  fontWeight: '$bold',
  fontSize: '$lg',
  '& > img': { display: 'block', maxInlineSize: '70%', blockSize: 72, objectFit: 'contain' },
});
const Body = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '$4',
  padding: '$5',
  '& > h1': { margin: 0, fontSize: '2.25rem', lineHeight: '$tight', textWrap: 'balance' },
  '& > p': { margin: 0, fontSize: '$lg', lineHeight: '$snug' },
  // For cameras, in every scheme.
  '& > img': {
    display: 'block',
    inlineSize: 240,
    blockSize: 240,
    borderRadius: '$card',
    backgroundColor: 'white',
  },
});
const Foot = styled('footer', {
  padding: '$4',
  backgroundColor: '$reportBtnBg',
  boxShadow: 'inset 0 0 0 1px var(--pv-edges-reportBtnBg)',
  color: '$reportBtnTxt',
  fontWeight: '$bold',
  '& > small': { display: 'block', fontWeight: '$regular', fontSize: '$sm' },
});

/** Logo, name, QR code, place. */
export const Poster: StateScreen = ({ sample: { logo, wlogo, content }, words: { poster }, lbl }) => {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    void import('qrcode')
      .then(({ toDataURL }) => toDataURL(location.origin, { width: 480, margin: 3 }))
      .then(setCode);
  }, []);
  const sign = wlogo ?? logo;
  const place = content ? content.place && placeLine(content.place.lbl, content.place.descr) : poster.place;
  return (
    <Sheet>
      <Head>
        {sign && <img src={sign} alt="" referrerPolicy="no-referrer" />}
        <bdi>{lbl}</bdi>
      </Head>
      <Body>
        <h1>{poster.question}</h1>
        <p>{poster.call}</p>
        {code && <img src={code} alt={poster.code} />}
        {place && <p>{place}</p>}
      </Body>
      <Foot>
        <bdi>{lbl}</bdi>
        <small>{poster.emergency}</small>
      </Foot>
    </Sheet>
  );
};
