import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { deskHeadClass } from '../shared/deskRow.ts';
import { Frame } from '../shared/Frame.tsx';
import { paragraphClass } from '../shared/page.ts';
import { ModerationPart, type ModerationPartProps } from './ModerationPart.tsx';

export type { ModerationEntry, ModerationPartProps } from './ModerationPart.tsx';

const Text = styled('p', paragraphClass, { fontSize: '$sm' });
const Head = styled('div', deskHeadClass);
const Placeholder = styled(Skeleton, { '&&&': { blockSize: 240 } });

export type ModerationProps = {
  texts: { title: string; text: string };
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  start?: ReactNode;
  /** Open decisions first; undefined while loading. */
  parts: readonly ModerationPartProps[] | undefined;
  onOpen: (href: string) => void;
  /** Replaces the lists. */
  failed?: ReactNode;
  footer?: ReactNode;
};

/** Entries with actions: notices of abuse, removed messages and blocks, or links. */
export const Moderation = ({
  texts,
  subtitle,
  onBack,
  start,
  parts,
  onOpen,
  failed,
  footer,
}: ModerationProps) => (
  <Frame
    header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
    busy={!parts && !failed}
    wide
  >
    <Head>
      <Text>{texts.text}</Text>
      {start}
    </Head>
    {failed}
    {!failed && !parts && <Placeholder />}
    {!failed && parts?.map((part) => <ModerationPart key={part.id} {...part} onOpen={onOpen} />)}
    {footer}
  </Frame>
);
