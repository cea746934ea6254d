import { z } from 'zod';

/** Ids are int4, from 1. */
export const id = z.int().min(1).max(2_147_483_647);
export const isoTime = z.iso.datetime();
