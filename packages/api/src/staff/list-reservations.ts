import { reservation } from '../documents/unit.ts';
import { collection } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listReservations = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/reservations',
  access: 'reservation:read',
  audit: { action: 'people.read', entity: 'project', id: 'projectId' },
  summary: 'Units that are reserved or about to be',
  params: byProject,
  query: noQuery,
  response: collection(reservation),
});
