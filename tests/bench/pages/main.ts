import { countCommits } from './commits.ts';

countCommits();
const asked = new URLSearchParams(location.search);
if (asked.has('chat')) await import('./chat.tsx');
else await (await import('./subjects.tsx')).open(asked.get('of') ?? '');
document.documentElement.dataset.ready = '';
