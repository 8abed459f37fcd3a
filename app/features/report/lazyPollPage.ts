import { createLazyPage } from '../../shell/createLazyPage.tsx';

export const LazyPollPage = createLazyPage(
  async () => (await import('./PollPage.tsx')).PollPage,
  'poll',
  'report',
  'flows',
  'chat',
  'home',
);
