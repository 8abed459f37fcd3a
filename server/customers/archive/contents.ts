import { codeSchema } from '@parvis/api/entities/basics';
import * as z from 'zod/mini';

/** The version of the archives that are written, and the only one that is read. */
export const VERSION = 1;

/** What an archive of a customer says of itself. */
export const manifestSchema = z.object({
  format: z.literal('parvis customer'),
  version: z.int(),
  cuid: codeSchema,
  made: z.string(),
  /** Every other entry: one that is missing was lost on the way. */
  entries: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const palette = z.record(z.string(), z.string());
const words = z.record(z.string(), z.optional(z.string()));

/** What is not in a customer's file: looks that were saved in the studio, codes that it does not name, names of before. */
export const besideSchema = z.object({
  looks: z.array(
    z.object({
      id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
      appColors: palette,
      appShape: z.nullable(palette),
      logoId: z.nullable(z.string()),
      wideLogoId: z.nullable(z.string()),
      lbl: words,
      savedBy: z.string().check(z.maxLength(200)),
      saved: z.iso.datetime(),
    }),
  ),
  /** `made`: here, in place of another one, with which it stands and goes. */
  retired: z.array(
    z.object({
      qrid: codeSchema,
      placeCode: codeSchema,
      lbl: words,
      fake: z.boolean(),
      made: z.optional(z.boolean()),
    }),
  ),
  /** What an administrator replaced, and by which code. */
  replaced: z.optional(z.array(z.object({ qrid: codeSchema, by: codeSchema }))),
  formerly: z.array(codeSchema),
});
export type Beside = z.infer<typeof besideSchema>;
