import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { LeaveIcon } from '../../icons/LeaveIcon.tsx';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Chat, type ChatProps } from '../Chat/Chat.tsx';
import { GatheringPicture } from '../GatheringPicture/GatheringPicture.tsx';
import { GatheringStrip, type GatheringStripProps } from './GatheringStrip.tsx';

const Notice = styled('p', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  flexShrink: 0,
  margin: 0,
  padding: '$3 $4',
  surface: 'msgEventBg',
  color: '$txt',
  fontSize: '$sm',
  lineHeight: '$snug',
  hairline: 'blockEnd',
  '& svg': { flexShrink: 0 },
  '@desk': { paddingInline: '$6' },
});
const Hint = styled('p', { fontSize: '$sm', lineHeight: '$snug' });
const Leave = styled('span', {
  flexShrink: 0,
  marginInlineEnd: '-$2',
  '& > button': { paddingInline: '$2', fontSize: '$sm' },
});

export type { GatheringPerson, HungItem } from './GatheringStrip.tsx';

/** A person's participation: visitor, joined, pre-moderated, silenced by a handler, or closed. */
export type GatheringState = 'visiting' | 'joined' | 'moderated' | 'silenced' | 'closed';

export type GatheringTexts = ChatProps['texts'] & {
  join: string;
  joinHint: string;
  leave: string;
  /** Messages are reviewed before publication. */
  moderated: string;
  silenced: string;
  closed: string;
};

export type GatheringProps = Omit<
  ChatProps,
  'texts' | 'subtitle' | 'state' | 'banner' | 'closed' | 'satisfaction'
> & {
  /** Chat texts, plus joining and leaving. */
  texts: GatheringTexts;
  place: string;
  /** Address of its picture. */
  pictureSrc?: string | undefined;
  /** Undefined while loading. */
  state: GatheringState | undefined;
  strip: Omit<GatheringStripProps, 'end'>;
  onJoin: () => void;
  joining?: boolean;
  onLeave: () => void;
  /** After the end: another gathering, an own report. */
  closedActions?: ReactNode;
  banner?: ReactNode;
};

const canWrite = (state: GatheringProps['state']): boolean => state === 'joined' || state === 'moderated';

const Strip = ({ texts, state, strip, onLeave, banner }: GatheringProps) => (
  <>
    {banner}
    <GatheringStrip
      {...strip}
      end={
        (canWrite(state) || state === 'silenced') && (
          <Leave>
            <Button variant="plain" icon={<LeaveIcon size={18} />} onClick={onLeave}>
              {texts.leave}
            </Button>
          </Leave>
        )
      }
    />
    {state === 'moderated' && (
      <Notice role="note">
        <ShieldIcon size={18} />
        {texts.moderated}
      </Notice>
    )}
  </>
);

/** Replaces the composer for people who cannot write. */
const Foot = ({ texts, state, onJoin, joining = false, closedActions }: GatheringProps) => {
  if (state === 'visiting')
    return (
      <>
        <Hint>{texts.joinHint}</Hint>
        <Button loading={joining} onClick={onJoin}>
          {texts.join}
        </Button>
      </>
    );
  if (state === 'silenced') return <Hint>{texts.silenced}</Hint>;
  return (
    <>
      <p>{texts.closed}</p>
      {closedActions}
    </>
  );
};

/** Group discussion about a place or event. Renders a `<div>` with header and `<main>`; a `<section>` if embedded. */
export const Gathering = (props: GatheringProps) => {
  const { place, pictureSrc, state, strip, onJoin, joining, onLeave, closedActions, ...chat } = props;
  const known = state !== undefined;
  return (
    <Chat
      {...chat}
      subtitle={place}
      picture={pictureSrc && <GatheringPicture src={pictureSrc} size="head" />}
      banner={known ? <Strip {...props} /> : chat.banner}
      composer={canWrite(state) ? chat.composer : undefined}
      closed={known && !canWrite(state) ? <Foot {...props} /> : undefined}
    />
  );
};
