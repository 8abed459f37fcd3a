import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { type Found, found } from './findings.ts';
import { tilesOf } from './json.ts';
import { ICON_NAMES } from './names.ts';

/** What is taken for the name of an icon, whether there is one or not (`questionnaire/react/Picture.tsx`). */
const ICON = /^[a-z][A-Za-z0-9]*$/;
/** A picture that stands in the file itself. */
const DATA = /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/;
/** An address that only what stands before this server could serve: pages show no pictures of other sites. */
const OF_SITE = /^(?:https:\/\/|\/(?!\/))/;

function pictureFinding(value: string, place: string): Found[] {
  if (DATA.test(value) || ICON_NAMES.includes(value)) return [];
  if (ICON.test(value)) return [found('itemIcon', place, { value, meant: nearest(value, ICON_NAMES) ?? '' })];
  return [found(OF_SITE.test(value) ? 'itemPictureElsewhere' : 'itemPictureNone', place, { value })];
}

function within(value: unknown, place: string): Found[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => within(one, `${place}.${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'imgSrc' && typeof inner === 'string'
      ? pictureFinding(inner, `${place}.${key}`)
      : within(inner, `${place}.${key}`),
  );
}

/** Pictures of questions and answers that nobody would see, by `imgSrc`. */
export const itemPictureFindings = (json: unknown): Found[] =>
  tilesOf(isRecord(json) ? json.menu : []).flatMap(({ path, value: { questionnaire } }) =>
    isRecord(questionnaire) ? within(questionnaire.questions, `${path}.questionnaire.questions`) : [],
  );
