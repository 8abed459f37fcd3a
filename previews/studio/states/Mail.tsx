import { createSmallEngine } from '@parvis/locales/engine';
import { server } from '@parvis/locales/inBook/serverInBook';
import { languages } from '@parvis/locales/languages';
import { edgeProperty } from '@parvis/theme/contrast/edges';
import { styled } from '@parvis/theme/css/stitches';
import { type LetterPart, type LetterWords, letter } from '@parvis/theme/letter/letter';
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
/** Mail program in its own colours. */
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

/** The server's mail with live colours. */
const renderPart = (part: LetterPart | string, key: number): ReactNode => {
  if (typeof part === 'string')
    return part.split('\n').map((line, at) => [at > 0 && <br key={line} />, line]);
  const { tag, href, style, paint = {}, inside } = part;
  const colours = Object.entries(paint).map(([name, of]) => [name, `var(${customProperty(of)})`]);
  const filling = paint.backgroundColor;
  // A border that appears would move the content.
  const edge = filling && { boxShadow: `inset 0 0 0 1px var(${edgeProperty(filling)})` };
  const role = tag === 'table' ? 'presentation' : undefined;
  return createElement(
    tag,
    { key, role, href, style: { ...style, ...Object.fromEntries(colours), ...edge } },
    inside.map(renderPart),
  );
};

interface SampleMail {
  readonly subject: string;
  readonly letter: Omit<LetterWords, 'name'>;
}

type Say = (id: string) => string;

const buildCodeMail = (translate: Say): SampleMail => ({
  subject: translate('mail.code.subject'),
  letter: { text: translate('mail.code.text') },
});

/** Inactive. */
const NOWHERE = '#';

const buildUpdateMail = (say: Say): SampleMail => ({
  subject: say('mail.news.subject'),
  letter: {
    text: [say('mail.news.hello'), say('mail.news.text')].join('\n\n'),
    action: { label: say('mail.news.open'), href: NOWHERE },
    foot: [
      { text: say('mail.reply.case') },
      { text: say('mail.news.why') },
      { text: say('mail.news.end'), href: NOWHERE },
    ],
  },
});

const kinds = { code: buildCodeMail, news: buildUpdateMail } as const;

/** A code and a case update, as the server sends them. */
export const Mail: StateScreen = ({ sample: { locale, shape }, words, lbl }) => {
  const values = { code: 'KT4P7', minutes: 10, site: lbl, host: location.host, count: 1, numbers: '1042' };
  const say: Say = (id) => engine.say(locale, id, values) ?? '';
  return (
    <Page>
      <Note>{words.mail.note}</Note>
      {(['code', 'news'] as const).map((kind) => {
        const { subject, letter: said } = kinds[kind](say);
        return (
          <Envelope key={kind} aria-label={words.mail[kind]}>
            <dl>
              <dt>{words.mail.from}</dt>
              <dd>noreply@{location.hostname}</dd>
              <dt>{words.mail.subject}</dt>
              <dd>{subject}</dd>
            </dl>
            {renderPart(letter({ name: lbl, ...said }, usableShape(shape ?? '_')), 0)}
          </Envelope>
        );
      })}
    </Page>
  );
};
