import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('the own projects on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  it.each([
    ['user', { 1: ['user'], 2: ['user'] }],
    ['sales_agent', { 1: ['user', 'sales_agent'], 2: ['user'] }],
    ['project_editor', { 1: ['project_editor', 'user'], 2: ['user'] }],
    ['project_admin', { 1: ['project_admin', 'user'], 2: ['user'] }],
    ['super_admin', { 1: ['super_admin', 'user'], 2: ['super_admin', 'user'], 3: ['super_admin', 'user'] }],
  ] as const)('of %s are told in one answer, unpublished ones to staff only', async (identity, expected) => {
    const response = await app.call('listOwnProjects', { headers: app.headersOf[identity] });
    expect(response.statusCode).toBe(200);
    const listed = response
      .json()
      .data.map(({ attributes }: { attributes: { id: number; roles: { name: string }[] } }) => [
        attributes.id,
        attributes.roles.map(({ name }) => name),
      ]);
    expect(Object.fromEntries(listed)).toEqual(expected);
  });

  it('have their names in the language that is asked for', async () => {
    const headers = app.headersOf.user;
    const response = await app.call('listOwnProjects', { headers, query: 'langId=6' });
    expect(response.json().data[0].attributes).toEqual({
      id: 1,
      name: 'Projekat 1',
      passwordSetAt: null,
      roles: [{ id: 4, name: 'user' }],
    });
  });
});
