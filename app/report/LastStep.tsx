import { ReportReview, type ReportReviewProps } from '@parvis/ui/screens/ReportStart';
import { type ReactNode, useEffect, useRef } from 'react';

export type LastStepProps = {
  /** What is about to be sent, once every question is answered. */
  review: ReportReviewProps | undefined;
  /** The question that is asked until then. */
  children: ReactNode;
};

/** Shows what is about to be sent in place of a question, and takes the focus as a question does. */
export const LastStep = ({ review, children }: LastStepProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = review !== undefined;
  const before = useRef(shown);
  useEffect(() => {
    if (shown && !before.current) title.current?.focus();
    before.current = shown;
  }, [shown]);
  return (
    <>
      {/* It stays, out of sight, so that it takes the focus when somebody goes back to it. */}
      <div hidden={shown}>{children}</div>
      {review && <ReportReview titleRef={title} {...review} />}
    </>
  );
};
