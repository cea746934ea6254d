import { startPainters } from './serve-painters.ts';

startPainters();
