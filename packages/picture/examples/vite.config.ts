import { defineConfig } from 'vite';
import { demoPictures } from '../demo/pictures-plugin.ts';

export default defineConfig({ root: import.meta.dirname, plugins: [demoPictures()] });
