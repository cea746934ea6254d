import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { acceptFile } from './accept-file.ts';
import { pdfIssue } from './pdf-issue.ts';

const pdf = (object: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n${object}\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1');
const packed = (objects: string) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);

describe('a PDF', () => {
  it.each([
    ['a script', pdf('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['a script whose name is written otherwise', pdf('<< /S /Java#53cript >>')],
    ['a program', pdf('<< /S /Launch /F (cmd.exe) >>')],
    ['a file in it', pdf('<< /Names << /EmbeddedFiles 2 0 R >> >>')],
    ['a form that is a program', pdf('<< /AcroForm << /XFA 3 0 R >> >>')],
    ['encryption', pdf('<< /Encrypt 4 0 R >>')],
    ['a script in a packed object', packed('1 0 << /S /JavaScript /JS (x) >>')],
    ['a packed object that is no such', pdf('<< /Type /ObjStm >>\nstream\nnot packed\nendstream')],
  ])('with %s is not taken', async (_what, bytes) => {
    expect(pdfIssue(bytes)).toBe('active');
    await expect(acceptFile(bytes)).rejects.toMatchObject({ statusCode: 400, code: 'active-file' });
  });

  it('as documents are printed is taken, whatever it says', async () => {
    const document = new PDFDocument();
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => document.on('end', resolve));
    document.text('How to /Launch a /JavaScript and what /JS is').end();
    await ended;
    expect(pdfIssue(Buffer.concat(chunks))).toBeNull();
    expect(pdfIssue(packed('1 0 << /Type /Page /JSON 3 >>'))).toBeNull();
  });
});
