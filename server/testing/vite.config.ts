import { defineConfig, mergeConfig } from 'vite';
import server from '../vite.config.ts';

/** The server as it is shipped, and beside it the processes that only tests begin. */
export default mergeConfig(
  server,
  defineConfig({
    build: {
      rolldownOptions: {
        input: {
          fragileTasks: 'testing/fragileTasks.ts',
          besideTasks: 'testing/besideTasks.ts',
          startAndHang: 'store/testing/startAndHang.ts',
        },
      },
    },
  }),
);
