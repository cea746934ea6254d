import type { UnitStatus } from '@suite/contracts';

/** A picture to print: JPEG or PNG, with its size in pixels. */
export interface PrintPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The part of a view that is printed, with the unit's shape in shares of its width and height. */
export interface PrintView extends PrintPicture {
  readonly ring: readonly (readonly [number, number])[];
}

interface LabelledText {
  readonly label: string;
  readonly value: string;
}

/** All that stands on the paper about a unit, in the reader's language. Null or empty: nothing is printed of it. */
export interface Sheet {
  /** BCP 47. */
  readonly language: string;
  /** Title of the document: offer sheet, unit, building, project. */
  readonly title: string;
  readonly kind: string;
  readonly day: string;
  readonly projectName: string;
  readonly logo: PrintPicture | null;
  /** Masterplan, building, place. */
  readonly where: string;
  readonly unitNumber: string;
  readonly unitName: string;
  readonly status: { readonly key: UnitStatus; readonly text: string } | null;
  readonly asOf: string;
  /** What stands in the place of the price, and the price per square metre. */
  readonly price: { readonly text: string; readonly detail: string | null };
  readonly view: PrintView | null;
  /** What is seen from its terrace. */
  readonly terrace: { readonly picture: PrintPicture; readonly name: string } | null;
  readonly plan: { readonly picture: PrintPicture; readonly note: string | null } | null;
  readonly facts: readonly LabelledText[];
  readonly rooms: { readonly title: string; readonly rows: readonly LabelledText[] };
  readonly extras: { readonly title: string; readonly text: string };
  readonly seller: {
    readonly title: string;
    readonly name: string;
    readonly logo: PrintPicture | null;
    readonly lines: readonly { readonly text: string; readonly link: string }[];
  };
  readonly link: { readonly text: string; readonly address: string };
  readonly disclaimer: string;
  /** Accent of the project, `#RRGGBB`. */
  readonly accent: string;
}
