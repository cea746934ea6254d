import { expect, it } from 'vitest';
import { readDrawingFile } from './drawing-file.ts';

const read = (content: string, attributes = '', before = '') =>
  readDrawingFile(
    Buffer.from(
      `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 30" ${attributes}>\n${content}</svg>`,
    ),
  );

it('a drawing of the usual programs is shown as it is', () => {
  const picture = '<image xlink:href="data:image/png;base64,iVBORw0KGgo="/>';
  const style = '<style>.a{fill:url(#g);clip-path:url("#c")}</style>';
  const doctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns "http://ns.adobe.com/">]>';
  expect(read(`${style}${picture}<use href="#a"/><a href="#b"/>`, '', doctype)).toEqual({
    kind: 'drawing',
    size: { width: 40, height: 30 },
  });
});

it.each([
  ['<script href="#a"/>', '', '', 'The drawing has a script, which runs or fetches.'],
  [
    '<g><foreignObject><p/></foreignObject></g>',
    '',
    '',
    'The drawing has a foreignObject, which runs or fetches.',
  ],
  ['', 'onload="alert(1)"', '', 'The drawing runs something: onload.'],
  ['<g ONCLICK="alert(1)"/>', '', '', 'The drawing runs something: ONCLICK.'],
  ['<a href="javascript:alert(1)"/>', '', '', 'The drawing leads to “javascript:alert(1)”.'],
  ['<a xlink:href=" java&#10;script:alert(1)"/>', '', '', 'The drawing leads to “ java\nscript:alert(1)”.'],
  [
    '<image href="https://evil.example/a.png"/>',
    '',
    '',
    'The drawing leads to “https://evil.example/a.png”.',
  ],
  [
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '',
    '',
    'The drawing leads to “data:image/svg+xml;base64,PHN2Zy8+”.',
  ],
  [
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '',
    '',
    'The drawing runs something: it changes href.',
  ],
  [
    '<style>@import "https://evil.example/a.css"</style>',
    '',
    '',
    'The drawing fetches something of elsewhere.',
  ],
  [
    '<g style="fill:url( \'https://evil.example/a\')"/>',
    '',
    '',
    'The drawing fetches something of elsewhere.',
  ],
  [
    '',
    '',
    '<?xml-stylesheet href="https://evil.example/a.css"?>',
    'The drawing fetches something of elsewhere.',
  ],
  [
    '',
    '',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    'The drawing fetches something of elsewhere.',
  ],
  [
    '<text>&b;</text>',
    '',
    '<!DOCTYPE svg [<!ENTITY a "xx"><!ENTITY b "&a;&a;">]>',
    'No valid SVG: undefined entity.',
  ],
  ['<g>'.repeat(300), '', '', 'The drawing has too many elements.'],
  ['<g>', '', '', 'No valid SVG: unexpected close tag.'],
])('%#. a drawing that runs or fetches is refused', (content, attributes, before, message) => {
  expect(read(content, attributes, before)).toMatchObject({ kind: 'refused', message });
});

it('a drawing says how large it is', () => {
  expect(readDrawingFile(Buffer.from('<svg width="210mm" height="5in"/>'))).toMatchObject({
    size: { width: 794, height: 480 },
  });
  expect(readDrawingFile(Buffer.from('<svg width="100%" height="5in"/>'))).toMatchObject({
    message: 'The drawing has neither a viewBox nor a width and a height.',
  });
});
