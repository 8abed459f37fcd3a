import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import type { ComponentProps } from 'react';
import type { FinalReport } from '../../model/report.ts';
import type { Questionnaire as Definition, Flag } from '../../model/schema.ts';
import type { QuestionnaireControls } from '../useQuestionnaire.tsx';

const Stack = styled('div', { display: 'grid', gap: '$4' });
const Small = styled('p', { margin: 0, fontSize: '$sm' });

export const Side = (props: ComponentProps<'div'>) => <Stack {...props} />;
const Hint = (props: ComponentProps<'p'>) => <Small {...props} />;
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', alignItems: 'center' });
const Result = styled('pre', {
  margin: 0,
  fontSize: '$xs',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const FLOW_PLAYER_WORDS = {
  fr: {
    map: 'Carte du questionnaire, en texte Mermaid',
    restart: 'Recommencer',
    leave: 'Fermer',
    back: 'Précédente',
    given: 'Commencer avec :',
    host: 'L’application répond :',
    success: 'réussite',
    over: 'Terminé',
    left: 'Quitté',
  },
  en: {
    map: 'Map of the questionnaire, as Mermaid text',
    restart: 'Start again',
    leave: 'Close',
    back: 'Previous',
    given: 'Start with:',
    host: 'The host answers:',
    success: 'success',
    over: 'Over',
    left: 'Left',
  },
} as const;

export type FlowPlayerWords = (typeof FLOW_PLAYER_WORDS)[keyof typeof FLOW_PLAYER_WORDS];

export const Context = ({
  definition,
  words,
  flags,
  toggle,
}: {
  definition: Definition;
  words: FlowPlayerWords;
  flags: readonly Flag[];
  toggle: (flag: Flag) => void;
}) =>
  definition.contextFlags ? (
    <Row role="group" aria-label={words.given}>
      <Hint>{words.given}</Hint>
      {definition.contextFlags.map((flag) => (
        <Button
          key={flag}
          variant={flags.includes(flag) ? 'solid' : 'quiet'}
          aria-pressed={flags.includes(flag)}
          data-flag={flag}
          onClick={() => toggle(flag)}
        >
          {flag}
        </Button>
      ))}
    </Row>
  ) : null;

export const Outcomes = ({
  outcomes,
  words,
  outcome,
}: {
  outcomes: readonly Flag[];
  words: FlowPlayerWords;
  outcome: (flags: readonly Flag[]) => void;
}) => (
  <Row role="group" aria-label={words.host}>
    <Hint>{words.host}</Hint>
    <Button variant="quiet" data-outcome="" onClick={() => outcome([])}>
      {words.success}
    </Button>
    {outcomes.map((flag) => (
      <Button key={flag} variant="quiet" data-outcome={flag} onClick={() => outcome([flag])}>
        {flag}
      </Button>
    ))}
  </Row>
);

export const Controls = ({
  controls,
  words,
  restart,
}: {
  controls: QuestionnaireControls;
  words: FlowPlayerWords;
  restart: () => void;
}) => (
  <Row>
    <Button variant="quiet" data-host="restart" onClick={restart}>
      {words.restart}
    </Button>
    <Button variant="quiet" data-host="back" disabled={!controls.canGoBack} onClick={controls.back}>
      {words.back}
    </Button>
    <Button
      variant="quiet"
      data-host="leave"
      disabled={controls.state.status === 'complete'}
      onClick={controls.abort}
    >
      {words.leave}
    </Button>
  </Row>
);

export const Over = ({ final, words }: { final: FinalReport; words: FlowPlayerWords }) => (
  <Side data-final={final.abort ? 'left' : 'end'}>
    <strong>{final.abort ? words.left : words.over}</strong>
    <Result>
      {JSON.stringify(
        {
          flags: final.flags,
          answers: final.answersArray.map(({ qstnId, answers }) => ({ [qstnId]: answers })),
        },
        null,
        2,
      )}
    </Result>
  </Side>
);
