import { defineConfig, mergeConfig } from 'vite';
import server from '../vite.config.ts';

/** Shipped and for tests. */
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
