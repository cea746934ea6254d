import { defineConfig } from 'vite';
import { demoPictures } from '../demo/pictures-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  define: { __APP_VERSION__: '"bench"' },
  build: { outDir: '../dist/bench', emptyOutDir: true },
  plugins: [demoPictures()],
  logLevel: 'warn',
});
