import { placeLine } from '@parvis/locales/placeLine';
import { styled } from '@parvis/theme/css/stitches';
import { Header } from '@parvis/ui/parts/Header';
import { getCaseTitle } from '../../samples/2/conversation.ts';
import icon from '../../samples/shared/icon.svg';
import type { StateScreen } from './StatesSample.tsx';

const Page = styled('main', {
  display: 'grid',
  gap: '$5',
  alignContent: 'start',
  minBlockSize: '100vh',
  padding: '$4',
  boxSizing: 'border-box',
});
const Shown = styled('figure', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  '& > figcaption': { fontSize: '$sm', lineHeight: '$snug' },
  '& > figcaption > small': { display: 'block', fontSize: '$xs' },
  '& > div': { borderRadius: '$card', overflow: 'hidden', hairline: 'all' },
});
/** Browser tab in its own colours. */
const Tab = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  padding: '$2 $3',
  backgroundColor: '$inputBg',
  color: '$txt',
  fontSize: '$sm',
  '& > img': { inlineSize: 16, blockSize: 16, objectFit: 'contain', flexShrink: 0 },
  '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export const Identity: StateScreen = ({ sample: { logo, wlogo, content }, words: { identity }, lbl }) => {
  const place = content ? content.place && placeLine(content.place.lbl, content.place.descr) : identity.place;
  return (
    <Page>
      <Shown>
        <figcaption>
          {identity.tab}
          <small>{logo ? identity.tabHint : identity.tabWithout}</small>
        </figcaption>
        <Tab>
          <img src={logo ?? icon} alt="" referrerPolicy="no-referrer" />
          <bdi>{lbl}</bdi>
        </Tab>
      </Shown>
      <Shown>
        <figcaption>{identity.square}</figcaption>
        <div>
          <Header titleAs="p" title={lbl} subtitle={place} logoSrc={logo} initial={lbl.charAt(0)} />
        </div>
      </Shown>
      <Shown>
        <figcaption>{identity.wide}</figcaption>
        <div>
          <Header
            titleAs="p"
            title={lbl}
            subtitle={place}
            logoSrc={wlogo ?? logo}
            logoWide={Boolean(wlogo)}
            initial={lbl.charAt(0)}
          />
        </div>
      </Shown>
      <Shown>
        <figcaption>{identity.chat}</figcaption>
        <div>
          <Header
            titleAs="p"
            title={getCaseTitle(identity, content)}
            subtitle={lbl}
            logoSrc={logo}
            initial={lbl.charAt(0)}
          />
        </div>
      </Shown>
    </Page>
  );
};
