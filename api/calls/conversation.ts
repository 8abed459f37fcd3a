import * as z from 'zod/mini';
import { type CallDefiner, mobileCall, type Side, townCall, type Who } from '../call.ts';
import { deviceIdSchema, idSchema } from '../entities/basics.ts';
import { messageSchema } from '../entities/message.ts';

/** Creates the calls about sent messages of one side. */
const createConversationCalls = <S extends Side>(call: CallDefiner<S>, who: Who) => ({
  takeBack: call({
    path: 'discuss/takeback',
    who,
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema, msgId: z.int() }),
    answer: z.array(messageSchema),
  }),
});

/** Sent messages, for contributors. */
export const mobileConversationCalls = createConversationCalls(mobileCall, 'participant');
/** Sent messages, for staff. */
export const townConversationCalls = createConversationCalls(townCall, 'staff');
