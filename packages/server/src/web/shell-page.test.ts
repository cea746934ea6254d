import { expect, it } from 'vitest';
import { shellPage } from './shell-page.ts';

const SIGNED = { bytes: Buffer.from('{"schema":"s"}'), signature: 'sig' };
const FACTS = {
  publicKey: 'key',
  granted: null,
  pageView: 'view',
  again: ['<script src="a.js"></script>'],
  formerShell: null,
  failedShellCookie: 'c=1',
  hasStartLock: false,
  reads: {},
};
const DOCUMENT = '<script type="application/json" id="discovery-document">{"schema":"s"}</script>';

it.each([
  ['<html><head><title>H</title></head><body><div id="root">Facts</div></body></html>', '</body></html>'],
  ['<html><head><title>H</title></head><div id=root>Facts</div>', ''],
])('has the document last, so that %s shows its facts when it is cut off', (template, end) => {
  const page = shellPage(template, SIGNED, FACTS);
  expect(page.endsWith(`${DOCUMENT}${end}`)).toBe(true);
  const [head = ''] = page.split('</head>');
  for (const id of ['page-view', 'discovery-signature', 'discovery-key', 'again']) expect(head).toContain(id);
});
