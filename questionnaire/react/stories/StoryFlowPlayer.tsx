import { styled } from '@parvis/theme/css/stitches';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { useCallback, useMemo, useState } from 'react';
import { drawMap } from '../../analysis/map.ts';
import { replayWitness, type Witness } from '../../analysis/symbolic/witness.ts';
import type { State } from '../../engine/types.ts';
import type { FinalReport } from '../../model/report.ts';
import type { Questionnaire as Definition, Flag } from '../../model/schema.ts';
import { ownWords } from '../../model/texts.ts';
import { QuestionnaireView } from '../QuestionnaireView.tsx';
import type { ResolveText } from '../questionnaireTexts.ts';
import { useQuestionnaire } from '../useQuestionnaire.tsx';
import {
  Context,
  Controls,
  FLOW_PLAYER_WORDS,
  type FlowPlayerWords,
  Outcomes,
  Over,
  Side,
} from './StoryFlowPlayerParts.tsx';
import { inLanguage, storyTexts } from './storyWords.ts';

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'start',
  '@media (min-width: 62rem)': { gridTemplateColumns: '24rem minmax(0, 1fr)' },
});
const Card = styled('div', {
  padding: '$5',
  borderRadius: '$card',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$low',
  hairline: 'all',
  '--pv-ring': '$colors$drawerTxt',
  '--pv-ringGround': '$colors$drawerBg',
});
const MapText = styled('pre', {
  position: 'relative',
  margin: 0,
  overflow: 'auto',
  maxInlineSize: '100%',
  color: '$txt',
  fontSize: '$sm',
});
const drawIcon = iconDrawer('1em');

export type FlowPlayerProps = {
  definition: Definition;
  language: string;
  /** End of a witness. */
  at?: Witness | undefined;
};

/** With its Mermaid map; the user is also the host. */
export const FlowPlayer = ({ definition, language, at }: FlowPlayerProps) => {
  const words = inLanguage(FLOW_PLAYER_WORDS, language);
  const [flags, setFlags] = useState<readonly Flag[]>(at?.flags ?? []);
  const [run, setRun] = useState(0);
  const [begin, setBegin] = useState(at);
  const resolveText = useMemo(() => textsOf(definition, language), [definition, language]);
  const map = useMemo(() => {
    const titleOf = (id: string) => {
      const { titleId } = definition.questions[id] ?? {};
      return titleId === undefined ? undefined : resolveText(titleId);
    };
    return drawMap(definition, titleOf);
  }, [definition, resolveText]);
  const restart = useCallback((next?: Witness) => {
    setBegin(next);
    setRun((before) => before + 1);
  }, []);
  const toggle = (flag: Flag) => {
    setFlags(flags.includes(flag) ? flags.filter((one) => one !== flag) : [...flags, flag]);
    restart();
  };
  return (
    <Playing
      key={run}
      {...{ definition, language, words, flags, toggle, map, resolveText }}
      restart={() => restart()}
      initialState={begin && replayWitness(definition, begin).at(-1)}
    />
  );
};

type PlayingProps = {
  definition: Definition;
  language: string;
  words: FlowPlayerWords;
  flags: readonly Flag[];
  toggle: (flag: Flag) => void;
  restart: () => void;
  initialState: State | undefined;
  map: string;
  resolveText: ResolveText;
};

const Playing = (props: PlayingProps) => {
  const { definition, language, words, flags, toggle, restart, initialState } = props;
  const { map, resolveText } = props;
  const [final, setFinal] = useState<FinalReport>();
  const [outcome, setOutcome] = useState<(flags: readonly Flag[]) => void>();
  const controls = useQuestionnaire({
    definition,
    initialFlags: flags,
    initialState,
    onFinal: setFinal,
    onAwait: () => new Promise((resolve) => setOutcome(() => resolve)),
  });
  const { state } = controls;
  return (
    <Columns data-flow-player="">
      <Side>
        <Context {...{ definition, words, flags, toggle }} />
        <Card>
          {final ? (
            <Over final={final} words={words} />
          ) : (
            <QuestionnaireView
              questionnaire={controls}
              resolveText={resolveText}
              texts={storyTexts(language).texts}
              renderIcon={drawIcon}
            />
          )}
        </Card>
        {state.status === 'waiting' && outcome && (
          <Outcomes outcomes={definition.questions[state.questionId]?.await ?? []} {...{ words, outcome }} />
        )}
        <Controls {...{ controls, words, restart }} />
      </Side>
      <MapText aria-label={words.map} tabIndex={0} role="region">
        <code>{map}</code>
      </MapText>
    </Columns>
  );
};

function textsOf({ texts }: Definition, language: string): ResolveText {
  const { resolveText } = storyTexts(language);
  return (id) => ownWords(texts, language, id) ?? resolveText(id);
}
