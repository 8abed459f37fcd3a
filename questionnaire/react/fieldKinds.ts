import type { ItemOf } from '../model/schema.ts';

type SubType = ItemOf<'input'>['subType'];

/** `type` stays text or tel: `email` would trim while typing. */
export const FIELD_KINDS = {
  email: {
    type: 'text',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  code: {
    type: 'text',
    inputMode: 'text',
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<SubType, object>;
