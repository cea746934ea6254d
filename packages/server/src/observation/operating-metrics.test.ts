import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createDependencies, DEADLINES } from '../dependencies/dependencies.ts';
import { createEnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import { createEnquiryJournal } from '../modules/enquiries/enquiry-journal.ts';
import { acceptedSample } from '../testing/accepted-sample.ts';
import { FAST_BACKEND, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createMetrics } from './metrics.ts';
import { operatingMetrics } from './operating-metrics.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../../../deploy');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

async function readRules(): Promise<readonly Rule[]> {
  const text = await readFile(path.join(DEPLOY, 'monitoring/alerts.yml'), 'utf8');
  return parse(text).groups.flatMap((group: { rules: readonly Rule[] }) => group.rules);
}

describe.each([FAST_BACKEND])('what an operator is woken for, on %s', (backend) => {
  let test: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    [test, folder] = await Promise.all([openTestDatabase(backend), temporaryFolder()]);
  });
  afterAll(async () => {
    await Promise.all([test.close(), folder[Symbol.asyncDispose]()]);
  });

  async function printed(): Promise<string> {
    const metrics = createMetrics();
    const dependencies = createDependencies(DEADLINES);
    for (let call = 0; call < 3; call += 1) {
      await dependencies.media.run(() => Promise.reject(new Error('away'))).catch(() => null);
    }
    const journal = createEnquiryJournal(path.join(folder.path, 'enquiries'));
    const enquiries = createEnquiryIntake(journal);
    operatingMetrics(metrics, { db: test.db, dependencies, enquiries, dataDir: folder.path });
    metrics.addCounter({ name: 'daily_job_failures_total', help: 'h', label: 'task' }, ['sweep'])('sweep');
    metrics.addGauge('live_streams', 'Mounted by the app.', () => 0);
    metrics.addGauge('release_store_refused', 'Mounted by the app.', () => 0);
    metrics.observe({ method: 'GET', route: '/', status: 200, durationMs: 1 });
    return metrics.print();
  }

  it('is printed as it is', async () => {
    await sql`insert into mails (idempotency_key, template, recipient, recipient_key, subject, body_text, body_html, state, created_at)
      values ('a', 'price-request', 'a@people.example', 'k', 's', 't', 'h', 'queued', now() - interval '90 seconds'),
        ('b', 'price-request', 'a@people.example', 'k', 's', 't', 'h', 'failed', now())`.execute(test.db);
    await sql`insert into delivery_outcomes (session, remote, version, cohort, bad, reason, settled)
      values ('s', 'mf-map', '1', 'stable', false, null, true), ('t', 'mf-map', '1', 'stable', true, 'empty', true)`.execute(
      test.db,
    );
    await createEnquiryJournal(path.join(folder.path, 'enquiries')).append(acceptedSample('a'));
    const lines = (await printed()).split('\n');
    const valueIn = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1];
    expect(Number(valueIn('mail_outbox_age_seconds'))).toBeGreaterThanOrEqual(90);
    expect(Number(valueIn('mail_outbox_age_seconds'))).toBeLessThan(180);
    expect(Number(valueIn('disk_free_bytes'))).toBeGreaterThan(1_000_000);
    expect({
      failed: valueIn('mails_failed'),
      waiting: valueIn('enquiries_waiting'),
      good: valueIn('page_reports{outcome="good"}'),
      empty: valueIn('page_reports{outcome="empty"}'),
      media: valueIn('dependency_breaker_state{dependency="media"}'),
      database: valueIn('dependency_breaker_state{dependency="database"}'),
      jobs: valueIn('daily_job_failures_total{task="sweep"}'),
    }).toEqual({ failed: '1', waiting: '1', good: '1', empty: '1', media: '2', database: '0', jobs: '1' });
  });

  it('is all that alerts and dashboard ask for, and each alert has its page', async () => {
    const names = new Set((await printed()).match(/^[a-z]\w+/gm));
    const rules = await readRules();
    const dashboard = JSON.parse(await readFile(path.join(DEPLOY, 'monitoring/dashboard.json'), 'utf8'));
    const queries = dashboard.panels.flatMap((panel: { targets?: { expr: string }[] }) =>
      (panel.targets ?? []).map(({ expr }) => expr),
    );
    expect(rules.length).toBeGreaterThan(8);
    expect(queries.length).toBeGreaterThan(8);
    const asked = [...rules.map(({ expr }) => expr), ...queries].flatMap(
      (expr: string) =>
        expr.replaceAll(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]|by \([^)]*\)/g, '').match(/[a-z]+_[a-z_0-9]+/g) ?? [],
    );
    const functions = ['histogram_quantile'];
    expect([...new Set(asked)].filter((name) => !names.has(name) && !functions.includes(name))).toEqual([]);
    const pages = await readdir(path.join(DEPLOY, 'runbooks'));
    expect(rules.map(({ annotations }) => path.basename(annotations.runbook)).toSorted()).toEqual(
      pages.filter((page) => page !== 'README.md').toSorted(),
    );
    for (const { alert, annotations } of rules) {
      const page = await readFile(path.resolve(DEPLOY, '..', annotations.runbook), 'utf8');
      expect(page).toMatch(new RegExp(`^# ${alert}\n`));
      for (const part of ['## What visitors notice', '## What to do', '## When it is over'])
        expect(page).toContain(part);
    }
  });
});
