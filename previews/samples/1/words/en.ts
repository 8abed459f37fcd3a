import type { MenuWords } from './fr.ts';

export const words: MenuWords = {
  title: 'Preview: menu',
  place: 'Market halls · north entrance',
  hello: 'Hello!',
  invitation: 'Something wrong here? Tell us in a few taps.',
  nothingSent: 'Thank you. This is a preview: nothing was sent.',
  notHere: 'This page is not part of the preview.',
  tiles: {
    hygiene: ['Hygiene', 'Toilets, bins, cleanliness'],
    comfort: ['Comfort', 'Heating, benches, lighting'],
    repair: ['Repairs', 'Broken or dangerous'],
    it: ['IT', 'Wi-Fi, kiosks, screens'],
    opinion: ['Your opinion', 'One question'],
    hours: ['Opening hours', 'Open from 8\u00a0am to 7\u00a0pm, Monday to Saturday.'],
    toilets: ['Toilets', 'Dirt, leaks, paper'],
    bins: ['Bins', 'Full or knocked over'],
    floor: ['Floors', 'Dirty or slippery'],
    heat: ['Temperature', 'Too hot, too cold'],
    seats: ['Seats', 'Damaged or missing'],
    noise: ['Noise', 'Music, works'],
  },
};
