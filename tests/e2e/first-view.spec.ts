import type { CDPSession } from 'playwright/test';
import { BUDGET } from '../../scripts/size.mjs';
import { makeBuiltFilePattern } from './builtFile.ts';
import { expect, test } from './test.ts';
import { french } from './words.ts';

const words = french;

/**
 * Bytes beyond the initial load: menu icons, profile calls, focus and double-tap handlers; in English also its texts.
 */
const BESIDE = { 'fr-FR': 4_900, 'en-US': 5_700 } as const;

/** Not counted, because it loads later. */
const LATER = [
  'deferredStartup.ts',
  'features/report/afterMenu.ts',
  'features/follow/KnownHere.tsx',
] as const;
/** Seconds for which the first view has the network to itself; deferred files must not load before. */
const ALONE = 2;

interface Script {
  readonly name: string;
  bytes: number;
}

async function countScripts(client: CDPSession): Promise<() => Script[]> {
  const scripts = new Map<string, Script>();
  const bytes = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (!/javascript/.test(response.mimeType)) return;
    scripts.set(requestId, { name: new URL(response.url).pathname, bytes: 0 });
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  await client.send('Network.enable');
  return () => [...scripts].map(([id, { name }]) => ({ name, bytes: bytes.get(id) ?? 0 }));
}

/** Measures the seconds between the first script's arrival and the requests for these sources. */
async function waitsOf(client: CDPSession, sources: readonly string[]): Promise<() => number[]> {
  const files = sources.map((source) => makeBuiltFilePattern(source).replace('**', ''));
  const asked: number[] = [];
  let there: number | undefined;
  client.on('Network.responseReceived', ({ response, timestamp }) => {
    if (/javascript/.test(response.mimeType)) there ??= timestamp;
  });
  client.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    if (files.includes(new URL(request.url).pathname)) asked.push(timestamp);
  });
  await client.send('Network.enable');
  return () => asked.map((at) => at - (there ?? at));
}

test.describe('first view after a scan', () => {
  const limit = BUDGET + BESIDE[words.locale];
  test(`loads at most ${limit / 1000} kB of scripts before a tile can be tapped`, async ({
    people,
  }, info) => {
    const visitor = await people.contributor({ words });
    // Deferred files, which a busy machine may load before the tap.
    for (const source of LATER)
      await visitor.page.route(makeBuiltFilePattern(source), (route) => route.abort());
    const client = await visitor.page.context().newCDPSession(visitor.page);
    const counted = await countScripts(client);
    const waits = await waitsOf(client, LATER);
    await visitor.scan();
    await visitor.chooseLanguage();
    await visitor.acceptTerms();
    await visitor.tile('hygiene').click({ trial: true });
    const scripts = counted();
    const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
    const lines = scripts.sort((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${bytes} ${name}`);
    await info.attach('scripts.txt', { body: lines.join('\n'), contentType: 'text/plain' });
    console.log(`    ${scripts.length} scripts, ${(sum / 1000).toFixed(1)} kB (1 kB = 1,000 bytes)`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(sum, `bytes of script\n${lines.join('\n')}`).toBeLessThanOrEqual(limit);
    for (const seconds of waits()) expect(seconds).toBeGreaterThanOrEqual(ALONE);
  });

  test('stores no cookie before consent, and one session cookie afterwards', async ({ people }) => {
    const visitor = await people.contributor();
    const cookies = async () =>
      (await visitor.page.context().cookies()).filter(({ name }) => name !== 'pv_lang');
    await visitor.scan();
    await expect(visitor.gate).toBeVisible();
    expect(await cookies()).toEqual([]);
    await visitor.acceptTerms();
    const [session, ...others] = await cookies();
    expect(others).toEqual([]);
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  test('explains the consequences of declining, and stores nothing', async ({ people }) => {
    const visitor = await people.contributor();
    const { t } = visitor.words;
    await visitor.scan();
    await visitor.gate.getByRole('button', { name: t('gate.decline'), exact: true }).click();
    await expect(visitor.gate.getByRole('alert')).toHaveText(t('gate.declined'));
    expect(await visitor.page.context().cookies()).toEqual([]);
    await visitor.acceptTerms();
  });
});
