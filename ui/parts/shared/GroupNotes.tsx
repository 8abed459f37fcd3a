import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { Seen, Wrong } from './Field.tsx';

const Hint = styled('div', {
  flexBasis: '100%',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

type NoteProps = {
  /** Identifier of the group, which lists this one by `describedBy`. */
  id: string;
  /** Class of the host. */
  className: string | undefined;
  /** What is said. */
  children: ReactNode;
};

/** What helps to answer, at the start of a group. Renders a `<div>`, or nothing. */
export const GroupHint = ({ id, className, children }: NoteProps) =>
  children && (
    <Hint className={className} id={`${id}-hint`}>
      {children}
    </Hint>
  );

/** What is wrong with an answer, at the end of a group: in sight, and spoken as it comes. Renders a `<div>`. */
export const GroupError = ({ id, className, children }: NoteProps) => (
  <Seen className={className} id={`${id}-error`} aria-live="polite">
    <Wrong>{children}</Wrong>
  </Seen>
);
