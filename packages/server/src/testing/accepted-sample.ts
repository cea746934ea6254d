import type { AcceptedRequest } from '../modules/enquiries/accepted-request.ts';

const UNIT = {
  projectName: 'Project',
  organizationName: 'Organisation',
  buildingName: 'House',
  name: '1',
  typeName: null,
  areaM2: 50,
  floor: 1,
  status: null,
  link: 'https://homes.example/1',
};

/** A price request that was accepted, with this key. */
export function acceptedSample(idempotencyKey: string): AcceptedRequest {
  return {
    idempotencyKey,
    receivedAt: '2026-01-02T03:04:05.000Z',
    projectId: 1,
    request: {
      apartmentId: 1,
      emailTemplateToUse: 'price_request',
      emailAddress: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Anić',
      phoneNumber: '',
      note: 'A\nnote',
      localeId: 'rs',
      contactTime: '',
      consentToPrivacyPolicy: true,
      subscribeToNewsletter: false,
    },
    office: { email: 'office@example.com', locale: 'en', unit: UNIT },
    unit: UNIT,
  };
}
