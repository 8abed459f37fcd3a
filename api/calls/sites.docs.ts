import { documentCalls } from '../docs/describe.ts';
import { siteCalls } from './sites.ts';

export const siteDocs = documentCalls(siteCalls, {
  settingsAddresses: {
    summary: 'The other sites of the service; a path where one of them is this site.',
    answer: {
      home: 'The public home page.',
      contact: 'The corporate contact page.',
      admin: 'The admin site.',
      api: 'The origin of the calls.',
      hosts: 'Hosts of this installation with their ports: codes of all of them may be opened.',
      campus: 'The home of the regional campus; left out where there is none elsewhere.',
    },
    example: {
      answer: [
        {
          home: '/',
          contact: '/contact',
          admin: 'https://admin.reports.example/',
          api: 'https://fr.reports.example',
          hosts: ['fr.reports.example', 'signaler.belleroche.example'],
          campus: 'https://be.reports.example/home/campus',
        },
      ],
    },
  },
});
