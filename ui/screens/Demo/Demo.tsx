import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { QrMenu, type QrMenuProps, type QrMenuTexts } from '../QrMenu/QrMenu.tsx';
import { type LinkItem, LinkList } from '../shared/LinkList.tsx';
import { cardClass, paragraphClass, subheadingClass } from '../shared/page.ts';

const Part = styled('section', { display: 'grid', gap: '$2', minInlineSize: 0, marginBlockStart: '$4' });
const Subtitle = styled('h2', subheadingClass);
const Small = styled('p', paragraphClass, { marginBlockStart: '$2', fontSize: '$sm', lineHeight: '$snug' });
const End = styled('div', cardClass, {
  display: 'grid',
  justifyItems: 'center',
  gap: '$4',
  paddingBlock: '$8',
  textAlign: 'center',
  outline: 'none',
  '& > p': { maxInlineSize: '22rem', textWrap: 'balance' },
});
const Sign = styled('span', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: '$round',
  backgroundColor: '$navBtnBg',
  color: '$txt',
});
const Text = styled('p', paragraphClass);

export type DemoTexts = QrMenuTexts & {
  contact: string;
  /** Strictly necessary storage only. */
  cookies: string;
  /** What would follow; nothing was sent. */
  endTitle: string;
  endText: string;
};

export type DemoProps = Omit<QrMenuProps, 'texts' | 'badge'> & {
  texts: DemoTexts;
  contacts: readonly LinkItem[];
  /** Replaces the menu after a trial report. */
  tried?: { actions: ReactNode } | undefined;
};

const Tried = ({ texts, actions }: { texts: DemoTexts; actions: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <End ref={box} tabIndex={-1} role="status">
      <Sign aria-hidden="true">
        <CheckIcon size={32} />
      </Sign>
      <Text>{texts.endText}</Text>
      {actions}
    </End>
  );
};

const Foot = ({ texts, contacts }: Pick<DemoProps, 'texts' | 'contacts'>) => {
  const titleId = useId();
  return (
    <>
      {contacts.length > 0 && (
        <Part aria-labelledby={titleId}>
          <Subtitle id={titleId}>{texts.contact}</Subtitle>
          <LinkList links={contacts} labelledBy={titleId} />
        </Part>
      )}
      <Small>{texts.cookies}</Small>
    </>
  );
};

const createEndTexts = (texts: DemoTexts, { prompt }: { prompt: QrMenuProps['prompt'] }): DemoTexts => ({
  ...texts,
  prompts: { ...texts.prompts, [prompt]: texts.endTitle },
});

/** A code's menu that sends nothing. */
export const Demo = ({ texts, contacts, tried, footer, ...menu }: DemoProps) => (
  <QrMenu
    {...menu}
    texts={tried ? createEndTexts(texts, menu) : texts}
    badge="demo"
    {...(tried && {
      tiles: [],
      path: [],
      onBack: undefined,
      instead: <Tried texts={texts} actions={tried.actions} />,
    })}
    footer={
      <>
        <Foot texts={texts} contacts={contacts} />
        {footer}
      </>
    }
  />
);
