import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{theme,locales,questionnaire,api,ui,app,previews}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/boundaries/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/security/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['server/store/testing/globalSetup.ts'],
        },
      },
    ],
  },
});
