import { satisfaction as texts } from '@parvis/locales/fr/satisfaction';
import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import { styled } from '@parvis/theme/css/stitches';
import { useEffect, useState } from 'react';
import { SampleQuestions } from '../shared/SampleQuestions.tsx';
import { addTexts } from '../shared/sampleTexts.ts';

addTexts(texts);

const Card = styled('section', {
  padding: '$4',
  borderRadius: '$card',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$low',
  hairline: 'all',
});

export type SatisfactionProps = {
  thanks: string;
  /** Once on the page. */
  onDrawn: () => void;
};

/** With the app's flow; nothing after the answer. */
export const Satisfaction = ({ thanks, onDrawn }: SatisfactionProps) => {
  const [answered, setAnswered] = useState(false);
  useEffect(onDrawn, [onDrawn]);
  if (answered) return <p role="status">{thanks}</p>;
  return (
    <Card>
      <SampleQuestions definition={satisfaction} onFinal={() => setAnswered(true)} />
    </Card>
  );
};
