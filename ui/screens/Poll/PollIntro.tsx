import { styled } from '@parvis/theme/css/stitches';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { UserIcon } from '../../icons/UserIcon.tsx';
import { paragraphClass } from '../shared/page.ts';

const Root = styled('div', { display: 'grid', gap: '$3', gridTemplateColumns: 'minmax(0, 1fr)' });
const Text = styled('p', paragraphClass, { lineHeight: '$snug' });
const Facts = styled('ul', { display: 'grid', gap: '$2', margin: 0, padding: 0, listStyle: 'none' });
const Fact = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& svg': { flexShrink: 0 },
});

const ICONS = { anonymous: LockIcon, named: UserIcon, closes: ClockIcon, once: CheckIcon } as const;

export type PollFact = { kind: keyof typeof ICONS; text: string };

export type PollIntroProps = {
  text?: string | undefined;
  facts: readonly PollFact[];
};

/** Facts before a poll's first question. */
export const PollIntro = ({ text, facts }: PollIntroProps) => (
  <Root>
    {text && <Text>{text}</Text>}
    <Facts role="list">
      {facts.map(({ kind, text: words }) => {
        const Icon = ICONS[kind];
        return (
          <Fact key={kind}>
            <Icon size={20} />
            {words}
          </Fact>
        );
      })}
    </Facts>
  </Root>
);
