import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { templateOf } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { eventMessages, flowMessages, joinMessages } from '@parvis/api/entities/systemMessages';
import { allFlows } from '@parvis/questionnaire/flows/all';
import type { Project } from './checkCoverage.ts';
import { specifiedCalls } from './specifiedCalls.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCE = /\.(?:tsx?|sql)$/;
const NO_SOURCE = /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:dist|node_modules|testing|migrations)\//;

function read(path: string): string | undefined {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!found) return undefined;
  return found.isDirectory() ? path : readFileSync(join(ROOT, path), 'utf8');
}

/** All source text of a folder, without tests. */
const readSources = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name) && !NO_SOURCE.test(name.replaceAll('\\', '/')))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .join('\n');

/** Files that the server serves beside calls and addresses. */
const SERVED_FILES = ['GET /empty.js', 'GET /service-worker.js'];

/** Reads what the rows are checked against. */
export function readProject(): Project {
  const app = readSources('app');
  const server = readSources('server');
  const flows = Object.keys(allFlows);
  const messages = Object.keys({ ...eventMessages, ...flowMessages });
  const isPlayed = (flow: string): boolean => `${app}${server}`.includes(`/questionnaire/flows/${flow}'`);
  // Joins are written by their role.
  const rolesOf = (message: string): string[] =>
    Object.entries(joinMessages).flatMap(([role, { event }]) => (event === message ? [role] : []));
  const isCaused = (message: string): boolean =>
    [message, ...rolesOf(message)].some((name) => server.includes(`'${name}'`));
  return {
    read,
    specifiedCalls,
    servedCalls: [
      ...allCalls.map((call) => `${call.method} ${templateOf(call)}`),
      ...Object.values(addresses).map(({ template }) => `GET ${template}`),
      ...SERVED_FILES,
    ],
    flows,
    hostedFlows: flows.filter(isPlayed),
    messages,
    causedMessages: messages.filter(isCaused),
  };
}
