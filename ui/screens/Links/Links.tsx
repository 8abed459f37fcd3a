import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { useUiTexts } from '../../texts.tsx';
import { CaseList, type CaseListProps } from '../CaseList/CaseList.tsx';
import { Frame } from '../shared/Frame.tsx';
import { type LinkItem, LinkList } from '../shared/LinkList.tsx';
import { type Masthead, toHeaderProps } from '../shared/masthead.ts';
import { headingClass, paragraphClass, subheadingClass } from '../shared/page.ts';
import { ScanCard, type ScanCardProps } from '../shared/ScanCard.tsx';

const Title = styled('h1', headingClass, { fontSize: '1.375rem' });
const Intro = styled('p', paragraphClass, { marginBlockStart: '-$2' });
const Part = styled('section', {
  maxInlineSize: '44rem',
  display: 'grid',
  gap: '$2',
  minInlineSize: 0,
});
const Subtitle = styled('h2', subheadingClass);
const Waiting = styled('div', { display: 'grid', gap: '$2' });
const Line = styled(Skeleton, { '&&&': { blockSize: 56 } });

export type LinksTexts = {
  title: string;
  intro?: string;
  cases: string;
  useful: string;
  legal: string;
};

export type LinksProps = {
  texts: LinksTexts;
  header: Masthead;
  onBack?: (() => void) | undefined;
  /** Latest first, for identified users. */
  cases?: (Omit<CaseListProps, 'framed' | 'label'> & { action?: ReactNode }) | undefined;
  /** For others. */
  start?: ScanCardProps | undefined;
  /** Undefined while loading. */
  useful: readonly LinkItem[] | undefined;
  /** Replaces customer links. */
  instead?: ReactNode;
  legal: readonly LinkItem[];
  onLink?: ((href: string) => void) | undefined;
  notice?: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
  wide?: boolean;
};

const Named = ({ title, children }: { title: string; children: (titleId: string) => ReactNode }) => {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId}>
      <Subtitle id={titleId}>{title}</Subtitle>
      {children(titleId)}
    </Part>
  );
};

const Placeholder = () => {
  const texts = useUiTexts();
  return (
    <Waiting role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Line />
      <Line />
    </Waiting>
  );
};

const Useful = ({ texts, useful, instead, onLink }: LinksProps) => {
  if (instead) return instead;
  if (useful?.length === 0) return null;
  return (
    <Named title={texts.useful}>
      {(titleId) =>
        useful ? <LinkList links={useful} onLink={onLink} labelledBy={titleId} /> : <Placeholder />
      }
    </Named>
  );
};

/** Own cases or how to begin, customer links, legal links. */
export const Links = (props: LinksProps) => {
  const { texts, header, onBack, cases, start, useful, instead, legal, onLink } = props;
  return (
    <Frame
      header={toHeaderProps(header, onBack)}
      bottom={props.bottomBar}
      busy={useful === undefined && !instead}
      wide={props.wide ?? false}
    >
      {props.notice}
      <Title>{texts.title}</Title>
      {texts.intro && <Intro>{texts.intro}</Intro>}
      {cases && (
        <Named title={texts.cases}>
          {() => (
            <>
              <CaseList {...cases} label={texts.cases} framed />
              {cases.action}
            </>
          )}
        </Named>
      )}
      {start && <ScanCard {...start} />}
      <Useful {...props} />
      {legal.length > 0 && (
        <Named title={texts.legal}>
          {(titleId) => <LinkList links={legal} onLink={onLink} labelledBy={titleId} />}
        </Named>
      )}
      {props.footer}
    </Frame>
  );
};
