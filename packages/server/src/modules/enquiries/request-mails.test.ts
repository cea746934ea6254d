import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  clearPriceRequests,
  newestPriceRequest,
  PRICE_REQUEST,
  setOffice,
} from '../../testing/price-requests.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_BACKENDS } from '../../testing/test-database.ts';

describe.each(TEST_BACKENDS)('the mails of a price request on %s', (backend) => {
  let app: TestApp;
  let id: number;
  beforeAll(async () => {
    app = await openTestApp(backend);
    await setOffice(app.db);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await clearPriceRequests(app.db);
    await app.call('askForPrice', { body: PRICE_REQUEST });
    id = await newestPriceRequest(app.db);
  });

  const change = (body: object) =>
    app.call('updateEnquiry', { headers: app.headersOf.sales_agent, params: { id }, body });
  const found = async () => {
    const response = await app.call('getEnquiry', { headers: app.headersOf.sales_agent, params: { id } });
    return response.json().data.attributes;
  };

  it('sees how the mails to the office and to the sender fare, and when they are tried again', async () => {
    const next = new Date(Date.now() + 600_000);
    await app.db
      .updateTable('mails')
      .set({ attempts: 2, last_error: '421 busy', next_attempt_at: next })
      .where('template', '=', 'price-request-received')
      .execute();
    const { delivery, receipt } = await found();
    expect(delivery).toMatchObject({ state: 'queued', attempts: 0, nextAttemptAt: expect.any(String) });
    expect(receipt).toMatchObject({ state: 'queued', attempts: 2, nextAttemptAt: next.toISOString() });
    await app.db
      .updateTable('mails')
      .set({ state: 'sent', sent_at: next })
      .where('template', '=', 'price-request-received')
      .execute();
    expect((await found()).receipt).toMatchObject({
      state: 'sent',
      sentAt: next.toISOString(),
      nextAttemptAt: null,
    });
  });

  it('sends a mail that failed again, one that did not fail never', async () => {
    const fail = () =>
      app.db
        .updateTable('mails')
        .set({ state: 'failed', attempts: 5, last_error: '550 unknown', sent_at: null })
        .where('template', '=', 'price-request-received')
        .execute();
    await fail();
    expect((await found()).receipt).toMatchObject({ state: 'failed', attempts: 5 });
    const { receipt } = (await change({ sendAgain: ['sender'] })).json().data.attributes;
    expect(receipt).toMatchObject({ state: 'queued', attempts: 0 });
    const again = await change({ sendAgain: ['sender'] });
    expect([again.statusCode, again.json().code]).toEqual([409, 'not-failed']);
    // What goes along with a mail that cannot be sent again is not done either.
    expect((await change({ sendAgain: ['sender'], note: 'Sent again' })).statusCode).toBe(409);
    expect(JSON.stringify((await found()).history)).not.toContain('Sent again');
    await fail();
    await app.db
      .updateTable('mails')
      .set({ body_text: null })
      .where('template', '=', 'price-request-received')
      .execute();
    expect((await change({ sendAgain: ['sender'] })).statusCode).toBe(409);
  });

  it('sees the mails of a request that was corrected since, the newest first', async () => {
    const headers = { 'idempotency-key': 'a-request-with-mails' };
    const send = (part: object) => app.call('askForPrice', { headers, body: { ...PRICE_REQUEST, ...part } });
    await send({});
    id = await newestPriceRequest(app.db);
    const { delivery, earlierMails } = await found();
    expect(earlierMails).toEqual([]);
    await send({ phoneNumber: '064 123' });
    const now = await found();
    expect(now.delivery.mailId).not.toBe(delivery.mailId);
    expect(now.earlierMails).toContainEqual({
      ...delivery,
      recipient: 'office',
      createdAt: expect.any(String),
    });
  });
});
