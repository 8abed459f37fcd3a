import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ErrorText, FieldMessage } from './Field.tsx';

const Hint = styled('div', {
  flexBasis: '100%',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

type NoteProps = {
  /** `aria-describedby` derives from it. */
  id: string;
  className: string | undefined;
  children: ReactNode;
};

/** Help text of a group, or nothing. */
export const GroupHint = ({ id, className, children }: NoteProps) =>
  children && (
    <Hint className={className} id={`${id}-hint`}>
      {children}
    </Hint>
  );

/** Error of a group, shown and announced. */
export const GroupError = ({ id, className, children }: NoteProps) => (
  <FieldMessage className={className} id={`${id}-error`} aria-live="polite">
    <ErrorText>{children}</ErrorText>
  </FieldMessage>
);
