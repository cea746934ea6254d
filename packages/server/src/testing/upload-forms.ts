import sharp from 'sharp';

/** A form with one file, as a browser sends it. */
export function uploadForm(
  bytes: Uint8Array,
  fields: Readonly<Record<string, string>> = {},
  fileName = 'picture.jpg',
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('file', new File([new Uint8Array(bytes)], fileName));
  return form;
}

/** A picture of one colour. */
export function plainPicture(width: number, height: number, background = '#7799aa') {
  return sharp({ create: { width, height, channels: 3, background } });
}

export const SMALL_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
