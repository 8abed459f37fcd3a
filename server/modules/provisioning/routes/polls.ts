import type { pollDraftCalls } from '@parvis/api/calls/polls';
import { languageOf } from '@parvis/locales/languages';
import { eq } from 'drizzle-orm';
import { pollSchema } from '../../../platform/config/customerFile.ts';
import { places } from '../../../platform/db/schema.ts';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { savePoll } from '../../polls/service.ts';
import { checkPoll } from '../read/checkPolls.ts';
import { checkPollShape } from '../read/checkShape.ts';
import { hasErrors } from '../read/findings.ts';

const PATH = 'poll';

/** Placeholder for a missing code. */
const NO_CODE = 'draft';

/** Reports the same findings as for a customer's file. */
export const pollDraftHandlers: Handlers<typeof pollDraftCalls> = {
  async pollsSave(ask) {
    const { context, cuid, body, locale } = ask;
    const reader = requireStaff(ask);
    const { code, gthrId, ...draft } = body.poll;
    const value = { ...draft, code: code ?? NO_CODE };
    const rows = await context.db.select({ code: places.code }).from(places).where(eq(places.cuid, cuid));
    const known = rows.map((row) => row.code);
    const wrong = [...checkPollShape(value, PATH), ...checkPoll({ path: PATH, value }, known)];
    const { tag } = languageOf(locale);
    const findings = wrong.map(({ severity, place, words }) => ({ severity, place, txt: words[tag] }));
    const parsed = pollSchema.safeParse(value);
    if (hasErrors(wrong) || !parsed.success) return [{ findings }];
    const poll = await savePoll(context, body.id, { ...parsed.data, code, gthrId }, reader);
    return [{ poll, findings }];
  },
};
