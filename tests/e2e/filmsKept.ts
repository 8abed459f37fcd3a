import type { Page } from 'playwright/test';

/** How many films this device keeps for reports that were not sent. */
export const filmsKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.open('parvis_films');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const database = asked.result;
          const { objectStoreNames: names } = database;
          const counted =
            names.contains('films') && database.transaction('films').objectStore('films').count();
          database.close();
          if (!counted) return resolve(0);
          counted.onsuccess = () => resolve(counted.result);
        };
      }),
  );
