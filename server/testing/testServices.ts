import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Assembly, type AssemblyOptions, startAssembly } from '../cli/serve/assemble.ts';
import { storeCustomer } from '../modules/provisioning/load/storeCustomer.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { connect, type Store } from '../platform/db/database.ts';
import { getTestFolder } from '../platform/db/testing/testServer.ts';
import { packageRoot } from '../platform/lib/packageRoot.ts';
import type { Log } from '../platform/logging/log.ts';
import { checkCookies } from './documentedCookies.ts';
import { otherTown, testTown } from './town.ts';

/** On a test database. */
export interface TestServices extends Assembly {
  store: Store;
  /** Expected empty. */
  failures: unknown[];
  /** `GET /health` */
  routes: string[];
  listen(): Promise<string>;
}

/** Two customers; validates every response. */
export async function openTestServices(
  url: string,
  options: {
    config?: Partial<Config>;
    appFolder?: string;
    previewsFolder?: string;
    bookFolder?: string;
    /** Of several servers. */
    mediaFolder?: string;
    /** For restored databases. */
    erasedFolder?: string;
    alone?: boolean;
    log?: Log;
    serverFactory?: AssemblyOptions['serverFactory'];
  } = {},
): Promise<TestServices> {
  const store = connect(url);
  const failures: unknown[] = [];
  const routes: string[] = [];
  const mediaFolder = options.mediaFolder ?? getTestFolder('media');
  const erasedFolder = options.erasedFolder ?? getTestFolder('erased');
  const config: Config = {
    ...readConfig({ PARVIS_DEMO: '1' }),
    addressCeiling: 1_000_000,
    limitFactor: 10_000,
    ...options.config,
  };
  for (const file of [testTown, otherTown]) await storeCustomer(store.db, { file, pictures: {} });
  const assembly = await startAssembly({
    config,
    store,
    alone: options.alone ?? true,
    mediaFolder,
    erasedFolder,
    serverFactory: options.serverFactory,
    warn(line, fields) {
      failures.push(fields.error ?? line);
      options.log?.warn(line, fields);
    },
    answered: options.log?.recordCall,
    appFolder: options.appFolder ?? join(packageRoot, 'testing', 'no-app'),
    previewsFolder: options.previewsFolder ?? join(packageRoot, 'testing', 'no-previews'),
    bookFolder: options.bookFolder ?? join(packageRoot, 'testing', 'no-book'),
    checkAnswers: true,
    onRoute: (method, path) => routes.push(`${method} ${path}`),
  });
  checkCookies(assembly.app, (error) => failures.push(error));
  // No internet names in tests.
  const resolve = async () => [{ address: '142.250.74.74', family: 4 }];
  assembly.services.pushNetwork = { own: config.pushServices, resolve };
  return {
    ...assembly,
    store,
    failures,
    routes,
    async listen() {
      return assembly.app.listen({ port: 0, host: '127.0.0.1' });
    },
    async close() {
      await assembly.close();
      await store.close();
      if (!options.mediaFolder) await rm(mediaFolder, { recursive: true, force: true });
      if (!options.erasedFolder) await rm(erasedFolder, { recursive: true, force: true });
    },
  };
}
