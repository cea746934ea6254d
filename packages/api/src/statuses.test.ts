import { describe, expect, it } from 'vitest';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { statusesOf } from './statuses.ts';

const DEFINITIONS: readonly (readonly [string, Operation])[] = Object.entries(operations);

describe('the statuses of an operation follow from', () => {
  it('its access, parameters, body and limit', () => {
    expect(statusesOf(operations.listProjects)).toEqual({
      success: [200, 304],
      errors: [400, 401, 500, 503],
    });
    expect(statusesOf(operations.updateBuilding)).toEqual({
      success: [200],
      errors: [400, 401, 403, 404, 412, 413, 415, 500, 503],
    });
    expect(statusesOf(operations.signUp)).toEqual({
      success: [202],
      errors: [400, 401, 413, 415, 429, 500, 503],
    });
  });

  it('the file that it sends', () => {
    expect(statusesOf(operations.getMediaFile)).toEqual({
      success: [200, 206, 304],
      errors: [400, 401, 404, 416, 500, 503],
    });
  });

  it('what it names itself, where it has two good responses or errors of its own', () => {
    expect(statusesOf(operations.followBuilding).success).toEqual([200, 204]);
    expect(statusesOf(operations.resetPassword).success).toEqual([200, 202]);
    expect(statusesOf(operations.refreshToken).errors).toEqual([400, 401, 403, 500, 503]);
  });

  it.each(DEFINITIONS)('and %s names only what does not follow', (_, operation) => {
    const { errors, ...rest } = operation;
    const derived = statusesOf(rest).errors;
    expect((errors ?? []).filter((status) => derived.includes(status))).toEqual([]);
  });

  it.each(DEFINITIONS)('and %s says what kind of file it sends, if it does', (_, { response, file }) => {
    expect(file !== undefined).toBe(response === 'file');
  });
});
