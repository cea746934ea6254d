import { defineShell } from '@suite/federation/preset';

export default defineShell(import.meta.dirname);
