import { surveyCalls } from '@parvis/api/calls/survey';
import { CallFailed } from '@parvis/api/client';
import type { Survey } from '@parvis/api/entities/survey';
import * as z from 'zod/mini';
import { client } from '../../lib/api/client.ts';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { profileResource, setProfile } from '../../lib/session/useProfile.ts';

const unsentSchema = z.object({
  answers: z.optional(surveyCalls.surveyRslt.body),
  complete: z.optional(z.boolean()),
  as: surveyCalls.surveySts.body.shape.as,
});
export type Unsent = z.infer<typeof unsentSchema>;

const isFinal = (error: unknown): boolean => error instanceof CallFailed && error.failure.kind === 'refused';

const updateProfile = (crUid: string, survey: Survey | undefined): void => {
  const { data } = profileResource.get();
  if (survey && data?.crUid === crUid) setProfile({ ...data, survey });
};

/** Keeps answers until the server has them. */
export function createSurveySender(crUid: string) {
  const slot = createUserSlot(crUid, 'survey_unsent');
  const load = (): Unsent => {
    const read = z.safeParse(unsentSchema, slot.load());
    return read.success ? read.data : {};
  };
  const save = (unsent: Unsent): void => {
    if (unsent.answers || unsent.as) slot.save(unsent);
    else slot.remove();
  };

  /** @returns false while offline; drops refused answers */
  async function send(call: () => Promise<Survey[]>, forget: () => void): Promise<boolean> {
    try {
      updateProfile(crUid, (await call())[0]);
    } catch (error) {
      if (!isFinal(error)) return false;
    }
    forget();
    return true;
  }

  async function sendAll(): Promise<boolean> {
    const { answers, as } = load();
    if (answers) {
      const isSame = () => JSON.stringify(load().answers) === JSON.stringify(answers);
      const isSent = await send(
        () => client.call(surveyCalls.surveyRslt, { body: answers }),
        () => isSame() && save({ as: load().as }),
      );
      if (!isSent) return false;
      // Newer answers.
      if (load().answers) return sendAll();
    }
    if (!as) return true;
    return send(
      () => client.call(surveyCalls.surveySts, { body: { as } }),
      () => save({ ...load(), as: undefined }),
    );
  }

  let running: Promise<boolean> = Promise.resolve(true);
  const flush = (): Promise<boolean> => {
    running = running.then(sendAll);
    return running;
  };
  return {
    load,
    flush,
    add(change: Unsent): Promise<boolean> {
      save({ ...load(), ...change });
      return flush();
    },
  };
}
