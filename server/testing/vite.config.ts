import { defineConfig, mergeConfig } from 'vite';
import server from '../vite.config.ts';

/** The shipped bundles and those for tests. */
export default mergeConfig(
  server,
  defineConfig({
    build: {
      rolldownOptions: {
        input: {
          fragileTasks: 'testing/fragileTasks.ts',
          besideTasks: 'testing/besideTasks.ts',
          startAndHang: 'platform/db/testing/startAndHang.ts',
        },
      },
    },
  }),
);
