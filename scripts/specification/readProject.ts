import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { templateOf } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { userLinkRoleSchema } from '@parvis/api/entities/link';
import { eventMessages, flowMessages, joinMessages } from '@parvis/api/entities/systemMessages';
import { allFlows } from '@parvis/questionnaire/flows/all';
import { SERVICE_WORKER } from '../../server/http/builtFiles.ts';
import type { Project } from './checkCoverage.ts';
import { keepCauses } from './keepCauses.ts';
import { specifiedCalls } from './specifiedCalls.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCE = /\.(?:tsx?|sql)$/;
const NO_SOURCE = /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:dist|node_modules|testing|migrations)\//;

function read(path: string): string | undefined {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!found) return undefined;
  return found.isDirectory() ? path : readFileSync(join(ROOT, path), 'utf8');
}

/** Source text without tests. */
const readSources = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name) && !NO_SOURCE.test(name.replaceAll('\\', '/')))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .join('\n');

/** Routes, and the worker if its build writes the known file. */
function listServedFiles(): string[] {
  const routes = readSources('server/http');
  const worker = read('app/worker/vite.config.ts') ?? '';
  return [
    ...Object.entries(addresses).flatMap(([name, { template }]) =>
      new RegExp(`\\baddresses\\.${name}\\b`).test(routes) ? [template] : [],
    ),
    ...(worker.includes(`'${SERVICE_WORKER.slice(1)}'`) ? [SERVICE_WORKER] : []),
  ];
}

/** Own name, or the role of a join. */
function findCauses(written: string): (message: string) => boolean {
  const linked: readonly string[] = userLinkRoleSchema.options;
  const rolesOf = (message: string): string[] =>
    Object.entries(joinMessages).flatMap(([role, { event }]) => (event === message ? [role] : []));
  return (message) =>
    [message, ...rolesOf(message)].some((name) => linked.includes(name) || written.includes(`'${name}'`));
}

export function readProject(): Project {
  const written = keepCauses(readSources('server/modules') + readSources('server/platform/db/functions'));
  const played = readSources('app') + readSources('server');
  const flows = Object.keys(allFlows);
  const messages = Object.keys({ ...eventMessages, ...flowMessages });
  return {
    read,
    specifiedCalls,
    servedCalls: [
      ...allCalls.map((call) => `${call.method} ${templateOf(call)}`),
      ...listServedFiles().map((path) => `GET ${path}`),
    ],
    flows,
    hostedFlows: flows.filter((flow) => played.includes(`/questionnaire/flows/${flow}'`)),
    messages,
    causedMessages: messages.filter(findCauses(written)),
  };
}
