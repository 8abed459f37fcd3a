import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { Progress } from '../../parts/Progress/Progress.tsx';
import { Frame } from '../shared/Frame.tsx';
import { QuestionsLoading } from '../shared/QuestionsLoading.tsx';

const Line = styled('div', { surface: 'hdrBg', padding: '0 $4 $3', color: '$txt' });

/** Below everything, however little there is. */
const Links = styled('div', { marginBlockStart: 'auto', paddingBlockStart: '$4' });

/** Always there, so that what it says is spoken; takes no room while it is silent. */
const Left = styled(Line, { fontSize: '$sm', lineHeight: '$snug', '&:empty': { padding: 0 } });

export type QuestionnairePageTexts = {
  title: string;
  /** Name of the bar: "Question 2 sur 5". */
  progress?: string;
};

export type QuestionnairePageProps = {
  /** Words of the page. */
  texts: QuestionnairePageTexts;
  /** Under the title: the place. */
  subtitle?: string | undefined;
  /** Shows a way back, and takes it. */
  onBack?: (() => void) | undefined;
  /** At the end of the header: a way to abort. */
  headerActions?: ReactNode;
  /** How far the answers have come; the number of questions may be unknown. */
  progress?: { value: number; max: number } | undefined;
  /** How many questions are left, in words; spoken when it changes. */
  left?: string | undefined;
  /** Still being loaded. Not by default. */
  loading?: boolean;
  /** In place of the questionnaire: what is wrong. */
  instead?: ReactNode;
  /** Stays at the bottom: what can be done with the answers. */
  bottom?: ReactNode;
  /** After the questionnaire: links of the footer. */
  footer?: ReactNode;
  /** The questionnaire. */
  children?: ReactNode;
};

/** Questions that fill the screen, one at a time. Renders header with progress and `<main>`. */
export const QuestionnairePage = (props: QuestionnairePageProps) => {
  const {
    texts,
    subtitle,
    onBack,
    headerActions,
    progress,
    left,
    loading = false,
    instead,
    bottom,
    footer,
    children,
  } = props;
  return (
    <Frame
      header={{
        title: texts.title,
        titleAs: 'h1',
        subtitle,
        actions: headerActions,
        ...(onBack && { onBack }),
      }}
      banner={
        <>
          {progress && (
            <Line>
              <Progress label={texts.progress ?? ''} value={progress.value} max={progress.max} />
            </Line>
          )}
          <Left role="status">{left}</Left>
        </>
      }
      actions={bottom}
      busy={loading}
    >
      {instead ?? (loading ? <QuestionsLoading answers={2} /> : children)}
      {footer && <Links>{footer}</Links>}
    </Frame>
  );
};
