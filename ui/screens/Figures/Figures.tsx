import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { Frame } from '../shared/Frame.tsx';
import { type KeyNumber, KeyNumbers } from '../shared/KeyNumbers.tsx';
import { headingClass, paragraphClass } from '../shared/page.ts';
import { FigureTable, type FigureTableProps } from './FigureTable.tsx';

export type { FigureRow } from './FigureTable.tsx';

const Section = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$5',
  '& + &': { marginBlockStart: '$4', paddingBlockStart: '$6', hairline: 'blockStart' },
});
const Heading = styled('h2', headingClass);
const Head = styled('div', { display: 'grid', gap: '$2' });
const Text = styled('p', paragraphClass, { fontSize: '$sm', maxInlineSize: '44rem' });
const Tables = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  alignItems: 'start',
  gap: '$5 $10',
});
const Control = styled('div', { '@desk': { maxInlineSize: '26rem' } });
const Actions = styled('div', { '@desk': { inlineSize: 'max-content' } });
const Placeholder = styled(Skeleton, { '&&&': { blockSize: 160 } });

export type FigureSection = {
  id: string;
  title: string;
  text: string;
  /** Replaces an empty section. */
  empty?: { title: string; text: string } | undefined;
  numbers?: readonly KeyNumber[] | undefined;
  control?: ReactNode;
  filters?: ReactNode;
  span?: string | undefined;
  actions?: ReactNode;
  tables: readonly (FigureTableProps & { id: string })[];
};

export type FiguresProps = {
  title: string;
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  /** Undefined while loading. */
  sections: readonly FigureSection[] | undefined;
  actions?: ReactNode;
  /** Replaces the figures. */
  failed?: ReactNode;
  footer?: ReactNode;
};

const FiguresSection = ({ section }: { section: FigureSection }) => {
  const titleId = useId();
  const { title, text, empty, numbers = [], control, filters, span, actions, tables } = section;
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <Heading id={titleId}>{title}</Heading>
        <Text>{text}</Text>
      </Head>
      {filters}
      {span && <Text role="status">{span}</Text>}
      {empty && <EmptyState title={empty.title} text={empty.text} />}
      {numbers.length > 0 && <KeyNumbers numbers={numbers} />}
      {control && <Control>{control}</Control>}
      {tables.length > 0 && (
        <Tables>
          {tables.map(({ id, ...table }) => (
            <FigureTable key={id} {...table} />
          ))}
        </Tables>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Section>
  );
};

/** Figures of a customer. */
export const Figures = ({ title, subtitle, onBack, sections, actions, failed, footer }: FiguresProps) => (
  <Frame
    header={{ title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
    busy={!sections && !failed}
    wide
  >
    {failed}
    {!failed && !sections && <Placeholder />}
    {!failed && sections?.map((section) => <FiguresSection key={section.id} section={section} />)}
    {!failed && sections && actions && <Actions>{actions}</Actions>}
    {footer}
  </Frame>
);
