import { type OperationName, operations } from '@suite/api';
import { expect, it } from 'vitest';
import { sampleOf } from './sample.ts';

it.each(Object.keys(operations) as OperationName[])('a sample response of %s is one', (name) => {
  const { response } = operations[name];
  if (typeof response === 'string') expect(['file', 'events', 'nothing']).toContain(response);
  else expect(response.safeParse(sampleOf(response))).toMatchObject({ success: true });
});
