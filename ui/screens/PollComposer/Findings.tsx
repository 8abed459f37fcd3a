import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '../../icons/WarningIcon.tsx';

const List = styled('ul', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
});
const Finding = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$2',
  padding: '$2 $3',
  border: '2px dashed currentColor',
  borderRadius: '$control',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

/** Findings at one place of a poll. */
export const Findings = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <List role="list" data-findings="" tabIndex={-1}>
      {texts.map((text) => (
        <Finding key={text}>
          <WarningIcon size="1.25rem" />
          {text}
        </Finding>
      ))}
    </List>
  );
