import { styled } from '@parvis/theme/css/stitches';
import { type PlayProps, PlayQuestionnaire } from '../questions/PlayQuestionnaire.tsx';

const Card = styled('section', {
  padding: '$4',
  borderRadius: '$card',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$low',
  hairline: 'all',
});

/** Asks how it went, once a case is closed. */
export const SatisfactionCard = (
  props: Pick<PlayProps, 'definition' | 'drafts' | 'initialFlags' | 'onFinal'>,
) => (
  <Card>
    <PlayQuestionnaire {...props} />
  </Card>
);
