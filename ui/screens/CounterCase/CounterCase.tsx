import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { ActionBar } from '../shared/ActionBar.tsx';
import { Frame } from '../shared/Frame.tsx';
import { cardClass, headingClass, paragraphClass } from '../shared/page.ts';

export { SearchChoice, type SearchChoiceProps, type SearchOption } from './SearchChoice.tsx';

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  '@desk': {
    '&[data-wide]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: '$6', alignItems: 'start' },
  },
});
const Column = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4' });
const Section = styled('section', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
});
const Title = styled('h2', headingClass);
const Text = styled('p', paragraphClass, { fontSize: '$sm', lineHeight: '$snug' });
const Intro = styled('p', paragraphClass);
const Spoken = styled('p', {
  margin: 0,
  fontSize: '2rem',
  fontWeight: '$bold',
  lineHeight: '$tight',
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export type CounterPart = { id: string; title: string; text?: string | undefined; children?: ReactNode };

const Part = ({ id, title, text, children }: CounterPart) => {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} data-part={id}>
      <Title id={titleId} tabIndex={-1}>
        {title}
      </Title>
      {text && <Text>{text}</Text>}
      {children}
    </Section>
  );
};

export type CounterCaseProps = {
  texts: { title: string; text: string };
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  /** By desk column; undefined while loading. */
  columns: readonly (readonly CounterPart[])[] | undefined;
  /** Load error, or the opened case. */
  instead?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
};

/** Questions and contact of a phone or counter report on one page. */
export const CounterCase = ({
  texts,
  subtitle,
  onBack,
  columns,
  instead,
  actions,
  footer,
}: CounterCaseProps) => (
  <Frame
    header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
    busy={!columns && !instead}
    wide={!instead}
    actions={actions && <ActionBar wide={!instead}>{actions}</ActionBar>}
  >
    {!instead && <Intro>{texts.text}</Intro>}
    {instead ?? (
      <Columns data-wide>
        {columns?.map((parts, index) => (
          <Column key={index}>
            {parts.map((part) => (
              <Part key={part.id} {...part} />
            ))}
          </Column>
        ))}
      </Columns>
    )}
    {footer}
  </Frame>
);

export type CounterDoneProps = {
  title: string;
  number?: string | undefined;
  lines: readonly string[];
  children: ReactNode;
};

/** The opened case and its link; its heading takes focus. */
export const CounterDone = ({ title, number, lines, children }: CounterDoneProps) => {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId} tabIndex={-1}>
        {title}
      </Title>
      {number && <Spoken>{number}</Spoken>}
      {lines.map((line) => (
        <Intro key={line}>{line}</Intro>
      ))}
      {children}
    </Section>
  );
};
