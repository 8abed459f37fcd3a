import { styled } from '@parvis/theme/css/stitches';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { useCallback, useMemo, useState } from 'react';
import { explore } from '../../analysis/explore/explore.ts';
import { replay, type Witness, witnessOfQuestion } from '../../analysis/explore/witness.ts';
import { type NameOf, namesOf } from '../../analysis/map/labels.ts';
import type { FlowMap as FlowMapData } from '../../analysis/map/layout.ts';
import { mapOf } from '../../analysis/map/map.ts';
import type { State } from '../../engine/types.ts';
import type { FinalReport } from '../../model/report.ts';
import type { Questionnaire as Definition, Flag } from '../../model/schema.ts';
import { ownWords } from '../../model/texts.ts';
import { FlowMap } from '../FlowMap.tsx';
import { QuestionnaireView } from '../QuestionnaireView.tsx';
import { useQuestionnaire } from '../useQuestionnaire.tsx';
import type { ResolveText } from '../words.ts';
import {
  Context,
  Controls,
  FLOW_PLAYER_WORDS,
  type FlowPlayerWords,
  Hint,
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
const drawIcon = iconDrawer('1em');

export type FlowPlayerProps = {
  definition: Definition;
  language: string;
  /** Begins where a witness ends, instead of at the start. */
  at?: Witness | undefined;
};

/** A questionnaire to play beside its map, whose current question is lit; the person is also the host. */
export const FlowPlayer = ({ definition, language, at }: FlowPlayerProps) => {
  const words = inLanguage(FLOW_PLAYER_WORDS, language);
  const [flags, setFlags] = useState<readonly Flag[]>(at?.flags ?? []);
  const [run, setRun] = useState(0);
  const [begin, setBegin] = useState(at);
  const exploration = useMemo(() => explore(definition), [definition]);
  const resolveText = useMemo(() => textsOf(definition, language), [definition, language]);
  const map = useMemo(() => mapOf(definition), [definition]);
  const nameOf = useMemo(() => {
    const own = namesOf(definition, resolveText);
    const sides: Readonly<Record<string, string>> = { $yes: words.yes, $no: words.no };
    return (id: string) => own(id) ?? sides[id];
  }, [definition, resolveText, words]);
  const restart = useCallback((next?: Witness) => {
    setBegin(next);
    setRun((before) => before + 1);
  }, []);
  const goTo = useCallback(
    (question: string) => restart(witnessOfQuestion(exploration, question) ?? undefined),
    [exploration, restart],
  );
  const toggle = (flag: Flag) => {
    setFlags(flags.includes(flag) ? flags.filter((one) => one !== flag) : [...flags, flag]);
    restart();
  };
  return (
    <Playing
      key={run}
      {...{ definition, language, words, flags, toggle, map, nameOf, resolveText }}
      restart={() => restart()}
      initialState={begin && replay(definition, begin).at(-1)}
      goTo={goTo}
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
  goTo: (question: string) => void;
  initialState: State | undefined;
  map: FlowMapData;
  nameOf: NameOf;
  resolveText: ResolveText;
};

const Playing = (props: PlayingProps) => {
  const { definition, language, words, flags, toggle, restart, goTo, initialState } = props;
  const { map, nameOf, resolveText } = props;
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
  const current = state.status === 'complete' ? undefined : state.questionId;
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
        <Hint>{words.pick}</Hint>
      </Side>
      <FlowMap {...{ map, current, nameOf }} label={words.map} ends={words.ends} onSelect={goTo} />
    </Columns>
  );
};

/** The definition's own words, else those of the product. */
function textsOf({ texts }: Definition, language: string): ResolveText {
  const { resolveText } = storyTexts(language);
  return (id) => ownWords(texts, language, id) ?? resolveText(id);
}
