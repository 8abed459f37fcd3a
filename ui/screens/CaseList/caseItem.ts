import type { OutlineType } from '../../parts/CaseOutline/CaseOutline.tsx';
import type { CaseService } from '../../parts/ServiceMark/ServiceMark.tsx';
import type { Moment } from '../../parts/shared/When.tsx';
import type { CaseLabel } from '../CaseLabels/CaseLabels.tsx';
import type { RenderIcon } from '../shared/renderIcon.ts';

export type CaseItem = {
  id: string;
  /** Category: "Toilettes". */
  title: string;
  /** Spoken number: "n° 4F7K". */
  number?: string | undefined;
  place?: string | undefined;
  /** Location detail, after the place. */
  exactly?: string | undefined;
  handler?: string | undefined;
  /** Last message, shortened. */
  lastText?: string | undefined;
  /** Its time: an instant, or words ("6 min"). */
  time: Moment;
  dateTime?: string | undefined;
  /** Event at that time, if not the last message: "Signalé :". */
  timeLabel?: string | undefined;
  /** Highlights the time: the reporter awaits an answer since then. */
  waiting?: boolean | undefined;
  /** Shown on hover. */
  timeTitle?: string | undefined;
  status?: string | undefined;
  /** The next deadline: "Répondre avant 14:00". */
  due?: { readonly text: string; readonly late: boolean } | undefined;
  /** Most urgent word: "Danger". */
  warning?: string | undefined;
  /** Marks a blocked reporter, with a lock. */
  blocked?: string | undefined;
  /** A note names the reader: "Mention". */
  mention?: string | undefined;
  /** Unassigned: highlights the status. */
  attention?: boolean | undefined;
  unread?: number;
  service?: CaseService | undefined;
  labels?: readonly CaseLabel[] | undefined;
  /** What stands for labels without room: "2 autres étiquettes". */
  moreLabels?: ((count: number) => string) | undefined;
  caseType?: OutlineType | undefined;
  icon?: string | undefined;
  href?: string | undefined;
};

/** Input method of a press; Enter clicks with `detail` 0. */
export type PressedBy = 'pointer' | 'keyboard';

export type CaseRowProps = {
  item: CaseItem;
  current: boolean;
  onSelect: (id: string, by: PressedBy) => void;
  renderIcon?: RenderIcon | undefined;
};
