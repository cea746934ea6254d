import { expect, test } from 'vitest';
import { draftOf, fieldsOf, issuesOf, type SignOnDraft } from './sign-on-draft.ts';

const DRAFT: SignOnDraft = {
  issuer: ' https://login.people.example ',
  clientId: 'explorer',
  clientSecret: 'secret',
  domains: 'People.example, sales.people.example; people.example',
  countsAsSecondFactor: true,
};

test.each<[string, Partial<SignOnDraft>, boolean, string[]]>([
  ['all of it', {}, false, []],
  ['no secret where there is none', { clientSecret: ' ' }, false, ['clientSecret']],
  ['no secret where one is kept', { clientSecret: '' }, true, []],
  ['an address without TLS', { issuer: 'http://login.people.example' }, true, ['issuer']],
  ['an address of this machine', { issuer: 'http://localhost:4000' }, true, []],
  ['an address with a password', { issuer: 'https://a:b@login.people.example' }, true, ['issuer']],
  ['no domain', { domains: ' , ' }, true, ['domains']],
  ['an address in place of a domain', { domains: 'ana@people.example' }, true, ['domains']],
  ['nothing', draftOf(null), false, ['issuer', 'clientId', 'clientSecret', 'domains']],
])('with %s', (_, change, hasSecret, fields) => {
  expect(Object.keys(issuesOf({ ...DRAFT, ...change }, hasSecret))).toEqual(fields);
});

test('what is sent is trimmed, each domain once; a secret that is not typed is not sent', () => {
  const sent = {
    issuer: 'https://login.people.example',
    clientId: 'explorer',
    emailDomains: ['people.example', 'sales.people.example'],
    countsAsSecondFactor: true,
  };
  expect(fieldsOf(DRAFT)).toEqual({ ...sent, clientSecret: 'secret' });
  expect(fieldsOf({ ...DRAFT, clientSecret: '' })).toEqual(sent);
  expect(fieldsOf(draftOf(sent))).toEqual(sent);
});
