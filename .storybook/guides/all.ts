import { actions } from './actions.ts';
import { chat } from './chat.ts';
import { choices } from './choices.ts';
import { display } from './display.ts';
import { fields } from './fields.ts';
import type { Guide, ScreenGuide } from './guide.ts';
import { overlays } from './overlays.ts';
import { around } from './screens/around.ts';
import { following } from './screens/following.ts';
import { reporting } from './screens/reporting.ts';
import { staff } from './screens/staff.ts';

/** What the page of each part says, by the name of the part. */
export const partGuides: Readonly<Record<string, Guide>> = {
  ...actions,
  ...choices,
  ...fields,
  ...overlays,
  ...chat,
  ...display,
};

/** What the page of each screen says, by the name of its file of stories. */
export const screenGuides: Readonly<Record<string, ScreenGuide>> = {
  ...reporting,
  ...following,
  ...around,
  ...staff,
};

/** What a guide calls a story that it shows, in place of what the story proves. */
export const titleOf = (component: string, story: string): string | undefined =>
  (partGuides[component] ?? screenGuides[component])?.examples.find((example) => example.story === story)
    ?.title;

/** Stories that are shown beside the tests: those that a guide names, and every picture of all states. */
export function isShown(component: string, story: string): boolean {
  const guide = partGuides[component] ?? screenGuides[component];
  if (!guide) return false;
  return story === 'Matrix' || guide.examples.some((example) => example.story === story);
}
