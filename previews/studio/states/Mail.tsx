import { server as english } from '@parvis/locales/en/server';
import { createSmallEngine } from '@parvis/locales/engine';
import { server as french } from '@parvis/locales/fr/server';
import type { Locale } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import type { StateScreen } from './StatesSample.tsx';

const engine = createSmallEngine();
engine.add('fr-FR', french);
engine.add('en-US', english);

const Page = styled('main', {
  boxSizing: 'border-box',
  display: 'grid',
  gap: '$4',
  alignContent: 'start',
  minBlockSize: '100vh',
  padding: '$4',
  fontSize: '$sm',
  lineHeight: '$normal',
});
const Note = styled('p', {
  margin: 0,
  padding: '$3 $4',
  borderRadius: '$card',
  surface: 'msgEventBg',
  color: '$txt',
});
/** As a mail program draws it: in its own colours. */
const Letter = styled('article', {
  padding: '$4',
  borderRadius: '$card',
  backgroundColor: '$inputBg',
  color: '$txt',
  hairline: 'all',
  '& > dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '$1 $3', margin: 0 },
  '& dd': { margin: 0, fontWeight: '$bold', overflowWrap: 'anywhere' },
  '& > pre': {
    margin: 0,
    marginBlockStart: '$4',
    font: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

const mail = (locale: Locale, site: string, id: 'subject' | 'text'): string =>
  engine.say(locale, `mail.code.${id}`, { code: 'KT4P7', minutes: 10, site, host: location.host }) ?? '';

/** The mail with a code, as the server sends it. */
export const Mail: StateScreen = ({ sample: { locale }, words, lbl }) => (
  <Page>
    <Note>{words.mail.note}</Note>
    <Letter>
      <dl>
        <dt>{words.mail.from}</dt>
        <dd>noreply@{location.hostname}</dd>
        <dt>{words.mail.subject}</dt>
        <dd>{mail(locale, lbl, 'subject')}</dd>
      </dl>
      <pre>{mail(locale, lbl, 'text')}</pre>
    </Letter>
  </Page>
);
