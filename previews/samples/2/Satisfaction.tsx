import { satisfaction as words } from '@parvis/locales/fr/satisfaction';
import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import { styled } from '@parvis/theme/css/stitches';
import { useState } from 'react';
import { SampleQuestions } from '../shared/SampleQuestions.tsx';
import { addTexts } from '../shared/words.ts';

addTexts(words);

const Card = styled('section', {
  padding: '$4',
  borderRadius: '$card',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$low',
  hairline: 'all',
});

/** The question how it went, with the flow of the app. Renders a `<section>`; nothing once it is answered. */
export const Satisfaction = () => {
  const [answered, setAnswered] = useState(false);
  if (answered) return <p role="status">Merci. Ceci est un aperçu : rien n’a été envoyé.</p>;
  return (
    <Card>
      <SampleQuestions definition={satisfaction} onFinal={() => setAnswered(true)} />
    </Card>
  );
};
