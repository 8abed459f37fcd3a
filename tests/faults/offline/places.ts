import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import type { Walk } from './walk.ts';

/** In the journey. */
export interface Place {
  readonly name: string;
  readonly before: string;
  /** Resolves once it has occurred. */
  readonly harm: (walk: Walk) => Promise<unknown>;
}

const pathOf = ({ path }: { readonly path: string }): RegExp =>
  new RegExp(`/${path.replaceAll('/', '\\/')}(?:\\?|$)`);

/** Known to the device. */
const offline = (walk: Walk) => walk.goOffline();
/** Unknown to the device. */
const cut = async (walk: Walk) => walk.cut();
/** A lost response, or one that breaks midway. */
const lose = (call: { readonly path: string }, what: 'answer' | 'body') => (walk: Walk) =>
  walk.lose(pathOf(call), what);

/** In the journey's order. */
export const places: readonly Place[] = [
  { name: 'while the page loads', before: 'opens', harm: (walk) => walk.failsToOpen('page') },
  { name: 'while its scripts load', before: 'opens', harm: (walk) => walk.failsToOpen('scripts') },
  { name: 'as the terms are accepted', before: 'accepts', harm: (walk) => walk.failsToAccept() },
  { name: 'at the menu', before: 'tiles', harm: offline },
  { name: 'at a page of tiles', before: 'category', harm: cut },
  { name: 'before the first question', before: 'begins', harm: offline },
  { name: 'at the first question', before: 'answers', harm: cut },
  { name: 'at the second question', before: 'danger', harm: offline },
  { name: 'at the photo', before: 'sheet', harm: cut },
  { name: 'as a photo is picked', before: 'picks', harm: offline },
  { name: 'at the last step', before: 'sends', harm: offline },
  { name: 'answer to the report', before: 'sends', harm: lose(caseCalls.casesInit, 'answer') },
  {
    name: 'in the middle of a part of the photo',
    before: 'sends',
    harm: lose(mobileCalls.mediaPart, 'body'),
  },
  { name: 'answer to a part of the photo', before: 'sends', harm: lose(mobileCalls.mediaPart, 'answer') },
  {
    name: 'answer to the message of the photo',
    before: 'sends',
    harm: lose(mobileCalls.sendMedia, 'answer'),
  },
  { name: 'in the conversation', before: 'writes', harm: offline },
  { name: 'answer to a message', before: 'writes', harm: lose(mobileCalls.sendTxt, 'answer') },
  { name: 'and the page is loaded anew', before: 'sends', harm: (walk) => walk.goesOffline('reload') },
  { name: 'and the tab is closed', before: 'sends', harm: (walk) => walk.goesOffline('close') },
  {
    name: 'and the tab is closed, the worker ended between its events',
    before: 'sends',
    harm: (walk) => walk.goesOffline('worker'),
  },
];
