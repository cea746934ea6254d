// What is used of it; the package has no types of its own.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes?: Readonly<Record<string, unknown>> },
  ): Promise<Buffer>;
}
