import { siteCalls } from '../../calls/sites.ts';
import { type Told, tell } from '../telling/told.ts';

/** Where else the service is. */
export const siteTold: readonly Told[] = [
  tell(siteCalls.settingsAddresses, {
    answer: {
      home: 'The public home page.',
      contact: 'The corporate contact page.',
      admin: 'The admin site.',
      api: 'The origin of the calls.',
      campus: 'The home of the regional campus; left out where there is none elsewhere.',
    },
    example: {
      answer: [
        {
          home: '/',
          contact: '/contact',
          admin: 'https://admin.reports.example/',
          api: 'https://fr.reports.example',
          campus: 'https://be.reports.example/home/campus',
        },
      ],
    },
  }),
];
