import { expect, it } from 'vitest';
import { playwrightResults, vitestResults } from './test-results.ts';

it('a test that passed when it was tried again is told apart from one that passed at once, and from one that failed', () => {
  const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [
    assertion('at once', 'passed'),
    assertion('again', 'passed', ['expected 1 to be 2']),
    assertion('never', 'failed', ['expected 1 to be 2', 'expected 1 to be 2']),
  ];
  const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] };
  expect(vitestResults(report)).toMatchObject([
    { title: 'at once', passed: true, isFlaky: false },
    { title: 'again', passed: true, isFlaky: true, message: 'expected 1 to be 2' },
    { title: 'never', passed: false, isFlaky: false },
  ]);

  const failed = { errors: [{ message: 'not visible' }] };
  const journey = (title: string, ok: boolean, status: string) => ({
    title,
    ok,
    tests: [{ status, results: status === 'expected' ? [{ errors: [] }] : [failed] }],
  });
  const specs = [
    journey('at once', true, 'expected'),
    journey('again', true, 'flaky'),
    journey('never', false, 'unexpected'),
  ];
  expect(playwrightResults([{ title: 'a.spec.ts', specs }])).toMatchObject([
    { title: 'a.spec.ts at once', passed: true, isFlaky: false },
    { title: 'a.spec.ts again', passed: true, isFlaky: true, message: 'not visible' },
    { title: 'a.spec.ts never', passed: false, isFlaky: false },
  ]);
});
