import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { Progress } from '../../parts/Progress/Progress.tsx';
import { Frame } from '../shared/Frame.tsx';
import { QuestionsLoading } from '../shared/QuestionsLoading.tsx';

const Line = styled('div', { surface: 'hdrBg', padding: '0 $4 $3', color: '$txt' });

const Links = styled('div', { marginBlockStart: 'auto', paddingBlockStart: '$4' });

/** Takes no room while empty. */
const Left = styled(Line, { fontSize: '$sm', lineHeight: '$snug', '&:empty': { padding: 0 } });

export type QuestionnairePageTexts = {
  title: string;
  /** "Question 2 sur 5" */
  progress?: string;
};

export type QuestionnairePageProps = {
  texts: QuestionnairePageTexts;
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  headerActions?: ReactNode;
  /** The total may be unknown. */
  progress?: { value: number; max: number } | undefined;
  /** Questions left, in words; announced on change. */
  left?: string | undefined;
  loading?: boolean;
  /** Replaces the questionnaire. */
  instead?: ReactNode;
  bottom?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
};

/** Full-screen questionnaire, one question at a time. */
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
