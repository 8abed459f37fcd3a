import type { Page } from 'playwright/test';

export const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const around = target instanceof Element ? target : target.parentElement;
        if ((type === 'characterData' || addedNodes.length > 0) && around?.closest('[role=status]'))
          told.push(around.textContent ?? '');
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
const told = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'told'));
export const countAnnouncements = async (page: Page, words: string) =>
  (await told(page)).filter((one) => one === words).length;
