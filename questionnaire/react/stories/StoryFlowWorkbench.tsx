import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { useState } from 'react';
import { checkQuestionnaire } from '../../analysis/check.ts';
import type { Finding } from '../../analysis/findings/findings.ts';
import type { Witness } from '../../analysis/symbolic/witness.ts';
import type { Language } from '../../analysis/words/language.ts';
import { problemWords } from '../../analysis/words/problemWords.ts';
import { findingWords, formatWitness } from '../../analysis/words/words.ts';
import { explainShape } from '../../model/explainShape.ts';
import { parseQuestionnaire } from '../../model/parse.ts';
import type { Problem } from '../../model/problems.ts';
import type { Questionnaire } from '../../model/schema.ts';
import { FlowPlayer } from './StoryFlowPlayer.tsx';

const Stack = styled('div', { display: 'grid', gap: '$5' });
const Title = styled('h1', { margin: 0, fontSize: '$xl', lineHeight: '$snug' });
const Heading = styled('h2', { margin: 0, fontSize: '$lg', lineHeight: '$snug' });
const List = styled('ol', { display: 'grid', gap: '$4', margin: 0, paddingInlineStart: '$6' });
const Entry = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });
const Path = styled('code', { display: 'block', fontSize: '$sm', overflowWrap: 'anywhere' });
const Small = styled('p', { margin: 0, fontSize: '$sm' });
const Start = styled('div', { justifySelf: 'start' });

const WORDS = {
  fr: {
    title: 'Essayer un questionnaire',
    label: 'Définition, en JSON',
    hint: 'Collez ici le contenu d’un fichier de questionnaire.',
    check: 'Vérifier',
    notJson: 'Ce n’est pas du JSON.',
    refused: 'La définition est refusée',
    findings: 'Ce qui ne va pas',
    none: 'Rien à signaler.',
    show: 'Y aller',
    play: 'Le jouer',
  },
  en: {
    title: 'Try a questionnaire',
    label: 'Definition, as JSON',
    hint: 'Paste the content of a questionnaire file here.',
    check: 'Check',
    notJson: 'This is not JSON.',
    refused: 'The definition is refused',
    findings: 'What is wrong',
    none: 'No finding.',
    show: 'Go there',
    play: 'Play it',
  },
} as const;

type Read =
  | { state: 'notJson' }
  | { state: 'refused'; problems: readonly Problem[] }
  | { state: 'read'; definition: Questionnaire; findings: readonly Finding[] };

function read(text: string): Read {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { state: 'notJson' };
  }
  const parsed = parseQuestionnaire(input, explainShape);
  if (!parsed.ok) return { state: 'refused', problems: parsed.problems };
  const definition = parsed.questionnaire;
  return { state: 'read', definition, findings: checkQuestionnaire(definition, { source: input }) };
}

export type FlowWorkbenchProps = { initial: string; language: Language };

/** Findings link to their witness. */
export const FlowWorkbench = ({ initial, language }: FlowWorkbenchProps) => {
  const words = WORDS[language];
  const [text, setText] = useState(initial);
  const [result, setResult] = useState<Read>();
  const [at, setAt] = useState<{ witness: Witness | undefined; visit: number }>({
    witness: undefined,
    visit: 0,
  });
  const goTo = (witness?: Witness) => setAt({ witness, visit: at.visit + 1 });
  return (
    <Stack>
      <Title>{words.title}</Title>
      <TextArea
        label={words.label}
        hint={words.hint}
        value={text}
        rows={14}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <Start>
        <Button
          onClick={() => {
            setResult(read(text));
            goTo();
          }}
        >
          {words.check}
        </Button>
      </Start>
      <div role="status">{result && <Told {...{ result, language, goTo }} />}</div>
      {result?.state === 'read' && (
        <Stack>
          <Heading>{words.play}</Heading>
          <FlowPlayer key={at.visit} definition={result.definition} language={language} at={at.witness} />
        </Stack>
      )}
    </Stack>
  );
};

type ToldProps = { result: Read; language: Language; goTo: (witness?: Witness) => void };

const Told = ({ result, language, goTo }: ToldProps) => {
  const words = WORDS[language];
  if (result.state === 'notJson') return <Heading>{words.notJson}</Heading>;
  if (result.state === 'refused') {
    return (
      <Stack>
        <Heading>{words.refused}</Heading>
        <List>
          {result.problems.map((problem) => (
            <li key={`${problem.path} ${problem.reason}`}>
              <Path>{problem.path || '.'}</Path>
              {problemWords(problem, language)}
            </li>
          ))}
        </List>
      </Stack>
    );
  }
  if (result.findings.length === 0) return <Heading>{words.none}</Heading>;
  return (
    <Stack>
      <Heading>{words.findings}</Heading>
      <List>
        {result.findings.map((finding) => (
          <li key={`${finding.path} ${finding.id} ${finding.about.language} ${finding.about.flag}`}>
            <Entry>
              <Path>{finding.path || '.'}</Path>
              <div>{findingWords(finding, language)}</div>
              <Way witness={finding.witness} {...{ language, goTo }} />
            </Entry>
          </li>
        ))}
      </List>
    </Stack>
  );
};

type WayProps = { witness: Witness | null; language: Language; goTo: (witness?: Witness) => void };

const Way = ({ witness, language, goTo }: WayProps) => {
  if (!witness) return null;
  const way = formatWitness(witness, language);
  return (
    <>
      {way.length > 0 && <Small>{way.join(' → ')}</Small>}
      <Button variant="quiet" onClick={() => goTo(witness)}>
        {WORDS[language].show}
      </Button>
    </>
  );
};
