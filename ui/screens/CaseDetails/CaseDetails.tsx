import { styled } from '@parvis/theme/css/stitches';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { visuallyHiddenStyle } from '../../parts/shared/buttonBase.ts';
import { subheadingClass } from '../shared/page.ts';

const Root = styled('section', {
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minBlockSize: '100%',
  padding: '$4',
  backgroundColor: '$mainBtnBg1',
  color: '$mainBtnTxt1',
  lineHeight: '$snug',
});
const Title = styled('h2', subheadingClass, { '&[data-hidden]': visuallyHiddenStyle });
const Facts = styled('dl', { margin: 0, display: 'grid', gap: '$3' });
const Name = styled('dt', { color: '$mainBtnTxt2', fontSize: '$xs' });
const Value = styled('dd', {
  margin: 0,
  fontSize: '$sm',
  fontWeight: '$bold',
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit', textUnderlineOffset: '0.2em' },
});
const Fact = styled(Skeleton, { '&&&': { blockSize: 36 } });
const Actions = styled('div', { display: 'grid', gap: '$3' });

/** Place, QR code, contact, handler, followers, erasure date. */
export type CaseFact = { id: string; label: string; value: ReactNode };

export type CaseDetailsProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> & {
  title: string;
  /** The container shows it. Default `false`. */
  hideTitle?: boolean;
  /** Undefined while loading. */
  facts: readonly CaseFact[] | undefined;
  actions?: ReactNode;
  /** Notes, other cases. */
  children?: ReactNode;
};

const PLACEHOLDERS = ['1', '2', '3', '4'];

/** Facts of a case beside its chat. */
export const CaseDetails = ({
  title,
  hideTitle = false,
  facts,
  actions,
  children,
  ...rest
}: CaseDetailsProps) => {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} aria-busy={facts === undefined || undefined} {...rest}>
      <Title id={titleId} data-hidden={hideTitle ? '' : undefined}>
        {title}
      </Title>
      {facts ? (
        <Facts>
          {facts.map(({ id, label, value }) => (
            <div key={id}>
              <Name>{label}</Name>
              <Value>{value}</Value>
            </div>
          ))}
        </Facts>
      ) : (
        PLACEHOLDERS.map((key) => <Fact key={key} />)
      )}
      {actions && <Actions>{actions}</Actions>}
      {children}
    </Root>
  );
};
