import { defineRemote } from '@suite/federation/preset';

export default defineRemote(import.meta.dirname);
