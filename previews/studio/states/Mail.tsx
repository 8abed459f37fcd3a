import { createSmallEngine } from '@parvis/locales/engine';
import { server } from '@parvis/locales/inBook/serverInBook';
import { type Locale, languages } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { type LetterPart, letter } from '@parvis/theme/letter/letter';
import { customProperty } from '@parvis/theme/palette/keys';
import { usableShape } from '@parvis/theme/shape/shape';
import { createElement, type ReactNode } from 'react';
import type { StateScreen } from './StatesSample.tsx';

const engine = createSmallEngine();
for (const { tag, locale } of languages) engine.add(locale, server[tag]);

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
/** What a mail program shows around a letter, in its own colours. */
const Envelope = styled('article', {
  borderRadius: '$card',
  overflow: 'hidden',
  hairline: 'all',
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '$1 $3',
    margin: 0,
    padding: '$4',
    backgroundColor: '$inputBg',
    color: '$txt',
  },
  '& dd': { margin: 0, fontWeight: '$bold', overflowWrap: 'anywhere' },
});

/** The letter that the server writes, its colours those of the page: they change while somebody chooses. */
const drawn = (part: LetterPart | string, key: number): ReactNode => {
  if (typeof part === 'string')
    return part.split('\n').map((line, at) => [at > 0 && <br key={line} />, line]);
  const { tag, href, style, paint = {}, inside } = part;
  const colours = Object.entries(paint).map(([name, of]) => [name, `var(${customProperty(of)})`]);
  const role = tag === 'table' ? 'presentation' : undefined;
  return createElement(
    tag,
    { key, role, href, style: { ...style, ...Object.fromEntries(colours) } },
    inside.map(drawn),
  );
};

const mail = (locale: Locale, site: string, id: 'subject' | 'text'): string =>
  engine.say(locale, `mail.code.${id}`, { code: 'KT4P7', minutes: 10, site, host: location.host }) ?? '';

/** The mail with a code, as the server sends it. */
export const Mail: StateScreen = ({ sample: { locale, shape }, words, lbl }) => {
  const written = letter({ name: lbl, text: mail(locale, lbl, 'text') }, usableShape(shape ?? '_'));
  return (
    <Page>
      <Note>{words.mail.note}</Note>
      <Envelope>
        <dl>
          <dt>{words.mail.from}</dt>
          <dd>noreply@{location.hostname}</dd>
          <dt>{words.mail.subject}</dt>
          <dd>{mail(locale, lbl, 'subject')}</dd>
        </dl>
        {drawn(written, 0)}
      </Envelope>
    </Page>
  );
};
