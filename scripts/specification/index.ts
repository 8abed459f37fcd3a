import type { Section } from './clause.ts';
import { decisions } from './decisions.ts';
import { productDecisions } from './productDecisions.ts';
import { section1 } from './section1.ts';
import { section2Parts } from './section2Parts.ts';
import { section2Routes } from './section2Routes.ts';
import { section2Screens } from './section2Screens.ts';
import { section3 } from './section3.ts';
import { section3Conversations } from './section3Conversations.ts';
import { section4Browser } from './section4Browser.ts';
import { section4Flows } from './section4Flows.ts';
import { section4Menu } from './section4Menu.ts';
import { section4Notifications } from './section4Notifications.ts';
import { section4Profile } from './section4Profile.ts';
import { section4Questionnaire } from './section4Questionnaire.ts';
import { section4SystemMessages } from './section4SystemMessages.ts';
import { section5 } from './section5.ts';
import { section6 } from './section6.ts';
import { section7Mobile } from './section7Mobile.ts';
import { section7Other } from './section7Other.ts';
import { section7Public } from './section7Public.ts';
import { section7PublicOther } from './section7PublicOther.ts';
import { section7Town } from './section7Town.ts';
import { section8 } from './section8.ts';
import { section9 } from './section9.ts';

/** By section. */
export const sections: readonly Section[] = [
  { title: '1. What the product does and for whom', prefix: 'C1.', count: 31, clauses: section1 },
  { title: '2. Routes', prefix: 'R', count: 30, clauses: section2Routes },
  { title: '2. Screens', prefix: 'S', count: 44, clauses: [...section2Screens, ...section2Parts] },
  {
    title: '3. Entities and their fields',
    prefix: '3.',
    count: 44,
    clauses: [...section3, ...section3Conversations],
  },
  { title: '4. Questionnaire', prefix: 'Q', count: 10, clauses: section4Questionnaire },
  { title: '4. Dialogue flows', prefix: 'F', count: 30, clauses: section4Flows },
  { title: '4. Profile', prefix: 'P', count: 15, clauses: section4Profile },
  { title: '4. Notifications', prefix: 'N', count: 7, clauses: section4Notifications },
  { title: '4. Menu navigation', prefix: 'M', count: 6, clauses: section4Menu },
  { title: '4. System messages of the chat', prefix: 'X', count: 21, clauses: section4SystemMessages },
  { title: '4. Web app and camera', prefix: 'W', count: 6, clauses: section4Browser },
  { title: '5. Validation rules', prefix: '5.', count: 15, clauses: section5 },
  { title: '6. Roles and permissions', prefix: 'G', count: 16, clauses: section6 },
  {
    title: '7. Public calls',
    prefix: '7P.',
    count: 46,
    clauses: [...section7Public, ...section7PublicOther],
  },
  { title: '7. Calls of staff', prefix: '7T.', count: 16, clauses: section7Town },
  { title: '7. Calls of visitors', prefix: '7M.', count: 10, clauses: section7Mobile },
  { title: '7. Other addresses', prefix: '7O.', count: 3, clauses: section7Other },
  { title: '8. Error catalogue', prefix: '8.', count: 16, clauses: section8 },
  { title: '9. Constants and limits', prefix: '9.', count: 29, clauses: section9 },
  { title: 'Readings and decisions', prefix: 'D.', count: 41, clauses: [...decisions, ...productDecisions] },
];
