import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { BellOffIcon } from '../../icons/BellOffIcon.tsx';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { SettingsPart } from '../Settings/Settings.tsx';

const List = styled('ol', { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '$4' });
const Way = styled('li', { display: 'grid', gap: '$2' });
const Head = styled('div', { display: 'flex', gap: '$2', alignItems: 'flex-start' });
const Sign = styled('span', { flexShrink: 0, display: 'flex', blockSize: '1.5em', alignItems: 'center' });
const Words = styled('div', {
  flex: '1 1 0',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: '$snug',
});
const Name = styled('h3', { margin: 0, fontSize: '$sm', fontWeight: '$bold', lineHeight: 'inherit' });
const State = styled('p', { margin: 0, fontSize: '$sm' });
const Result = styled('p', {
  margin: 0,
  fontSize: '$sm',
  fontWeight: '$bold',
  '&:empty': { display: 'none' },
});
const Actions = styled('div', {
  display: 'grid',
  gap: '$2',
  justifyItems: 'start',
  paddingInlineStart: 'calc(20px + $space$2)',
});

export type NewsWay = {
  id: string;
  name: string;
  on: boolean;
  /** Recipient, or why inactive. */
  text: string;
  /** Fix link. */
  action?: ReactNode;
  /** If configurable here. */
  choice?: { label: string; checked: boolean; onChange: (on: boolean) => void } | undefined;
  /** Test message; omit if inactive. */
  trial?:
    | {
        label: string /** Names the channel. */;
        spoken: string;
        busy: boolean;
        onPress: () => void;
      }
    | undefined;
  result?: string | undefined;
};

export type NewsWaysProps = {
  title: string;
  text: string;
  ways: readonly NewsWay[];
};

/** Notification channels, each with a test. */
export const NewsWays = ({ title, text, ways }: NewsWaysProps) => (
  <SettingsPart title={title} text={text}>
    <List>
      {ways.map(({ id, name, on, text: state, action, choice, trial, result }) => (
        <Way key={id} data-on={on || undefined}>
          <Head>
            <Sign aria-hidden>
              {on ? <CheckIcon size={20} strokeWidth={2.5} /> : <BellOffIcon size={20} />}
            </Sign>
            <Words>
              <Name>{name}</Name>
              <State>{state}</State>
            </Words>
          </Head>
          {(action || choice || trial || result) && (
            <Actions>
              {action}
              {choice && (
                <Checkbox checked={choice.checked} onCheckedChange={choice.onChange}>
                  {choice.label}
                </Checkbox>
              )}
              {trial && (
                <Button
                  variant="quiet"
                  aria-label={trial.spoken}
                  loading={trial.busy}
                  onClick={trial.onPress}
                >
                  {trial.label}
                </Button>
              )}
              <Result role="status">{result}</Result>
            </Actions>
          )}
        </Way>
      ))}
    </List>
  </SettingsPart>
);
