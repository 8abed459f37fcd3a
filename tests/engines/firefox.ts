import puppeteer, { type KeyInput } from 'puppeteer-core';
import { findOnPath } from '../../scripts/project.mjs';
import type { Engine, Installed, Screen } from './engine.ts';

const path = process.env.FIREFOX_PATH ?? findOnPath('firefox-esr') ?? findOnPath('firefox');

const prefs = {
  'intl.accept_languages': 'fr-FR,fr',
  'ui.prefersReducedMotion': 1,
  // Of its own.
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

async function start({ width, height }: Screen): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path ?? '',
    headless: true,
    extraPrefsFirefox: prefs,
    env: { ...process.env, TZ: 'Europe/Paris' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  return {
    name: 'Firefox',
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    ask: (run, argument) => page.evaluate(run as never, argument) as never,
    click: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key as KeyInput),
    text: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

/** `FIREFOX_PATH`, else installed; WebDriver BiDi. */
export const firefox: Installed = {
  name: 'Firefox',
  missing: path ? undefined : 'Firefox is not installed',
  start,
};
