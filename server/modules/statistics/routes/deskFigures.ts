import type { deskFigureCalls } from '@parvis/api/calls/deskFigures';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { loadDeskFigures } from '../desk/loadDeskFigures.ts';
import { setFiguresMail } from '../desk/weeklyMail.ts';

export const deskFigureHandlers: Handlers<typeof deskFigureCalls> = {
  figuresDesk: async ({ context, cuid, locale, body }) => [
    await loadDeskFigures(context, body, { cuid, locale }),
  ],
  figuresMail: async (ask) => {
    const { role } = requireStaff(ask);
    return [{ on: await setFiguresMail(ask.context, role, ask.body.on) }];
  },
};
