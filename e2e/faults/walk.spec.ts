import { expect, test } from '@playwright/test';
import { enquiryJourneys } from '../walker/enquiry-journeys.ts';
import { demoPaths } from '../walker/paths.ts';
import { walk } from '../walker/walk.ts';

// `npm run bench -- faults` goes further: 10,000 steps and 200 journeys.
const SEED = Number(process.env.BENCH_SEED ?? 17);
const NONE = { blankPages: 0, endlessSkeletons: 0, uncaughtErrors: 0, lostTexts: 0 };

test(`no step of a walk with faults leaves a blank page, an endless skeleton or an uncaught error (seed ${SEED})`, async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const found: string[] = [];
  const note = (text: string) => found.push(text);
  const counts = await walk(browser, {
    origin,
    seed: SEED,
    steps: 60,
    paths: await demoPaths(origin),
    note,
  });
  expect(found).toEqual([]);
  expect(counts).toMatchObject({ steps: 60, ...NONE });
});

test(`a disturbed form loses no text and becomes one enquiry (seed ${SEED})`, async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const found: string[] = [];
  const note = (text: string) => found.push(text);
  const paths = await demoPaths(origin);
  const counts = await enquiryJourneys(browser, { origin, seed: SEED, journeys: 2, paths, note });
  expect(found).toEqual([]);
  expect(counts).toEqual({ journeys: 2, lostTexts: 0, lostEnquiries: 0, doubledEnquiries: 0 });
});
