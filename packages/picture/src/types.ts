import type { FirstShape } from '@suite/contracts';
import type { ReactNode, Ref } from 'react';

/** Pixels of the picture, from its top left corner. */
export type PicturePoint = readonly [x: number, y: number];
/** [minX, minY, maxX, maxY] in pixels of the picture. */
export type PictureBox = readonly [number, number, number, number];

export type ShapeAppearance = FirstShape['appearance'];

export interface PictureShape extends FirstShape {
  /** Filtered-out shapes are faded, have no label and take no pointer and no focus. */
  readonly filteredOut: boolean;
}

/**
 * Deep Zoom tiles of a picture: level 0 is one pixel, each further one twice as wide, the last the whole
 * picture. `url` has `{level}`, `{column}` and `{row}` to fill in.
 */
export interface PictureTiles {
  readonly url: string;
  /** Pixels of a tile's side without its overlap; smaller at the right and lower edge. */
  readonly tileSize: number;
  /** Pixels by which a tile reaches into its neighbours. */
  readonly overlap: number;
  readonly levels: number;
}

/** As in `srcset` and `sizes` of an image, with widths. */
export interface PictureChoice {
  readonly srcset: string;
  readonly sizes: string;
}

export interface PictureImage {
  readonly src: string;
  /** Gives the address of the picture at least `width` device pixels wide. */
  readonly srcAt?: ((width: number) => string) | undefined;
  /** Choice of addresses that the browser made for this picture before the page was there; it is shown first. */
  readonly first?: PictureChoice | undefined;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Of pictures too large to be fetched whole: drawn over the image where it is not sharp enough. */
  readonly tiles?: PictureTiles | undefined;
  /** Data URL that stands in, blurred, until the picture is there. */
  readonly placeholder?: string | null | undefined;
}

/** HTML that stands on a point of the picture and moves with it, for example a name pill. */
export interface PicturePin {
  readonly id: string;
  readonly at: PicturePoint;
  readonly content: ReactNode;
}

/** Where a shape is on the screen, in CSS pixels of the picture's frame: for tooltips. */
export interface ShapeOnScreen {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How the visitor came to a shape. The tooltip also shows for the keyboard. */
export type HoverSource = 'pointer' | 'keyboard';

/** How the picture stands before the visitor begins: closer, and aside of a card. */
export interface PictureOpening {
  /** As a multiple of the scale at which the picture covers its frame. */
  readonly zoom: number;
  /** Where the middle of the focus box is to be, from the left and from the top, as parts of the frame. */
  readonly at: readonly [fromLeft: number, fromTop: number];
}

/** The button below the zoom buttons that hides and shows the shapes; what it does is the page's. */
export interface PictureEye {
  readonly label: string;
  /** Path data in a square of 256. */
  readonly icon: string;
  readonly pressed: boolean;
  /** It has nothing to do, and stays in the tab order. */
  readonly idle: boolean;
  readonly onPress: () => void;
}

/** A part of a picture as shares of its width and height, from its top left corner. */
export interface PicturePart {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a page can ask of a picture that is on the screen. */
export interface PictureHandle {
  /** What of it is in the frame now; beyond 0 and 1 where the frame shows more than it. Null before its first layout. */
  readonly partInFrame: () => PicturePart | null;
  /** Address of the file that is on the screen, which the browser has; null before it is there. */
  readonly address: () => string | null;
  /** Goes towards a shape whose page is about to be opened; stays where motion is to be reduced. */
  readonly flyTo: (id: string) => void;
}

export interface PictureProps {
  readonly ref?: Ref<PictureHandle> | undefined;
  readonly image: PictureImage;
  readonly shapes: readonly PictureShape[];
  /** Named for the screen reader: "Homes in the picture". */
  readonly label: string;
  /** Told after `label`: how to walk with the arrow keys. */
  readonly description?: string | undefined;
  /** What must stay visible; the picture covers its frame, or fits this box when covering would crop it. */
  readonly focusBox?: PictureBox | undefined;
  /** While it is given there are no zoom buttons; when it is taken away the camera glides to its rest. */
  readonly opening?: PictureOpening | undefined;
  readonly pins?: readonly PicturePin[] | undefined;
  /** Shape drawn as hovered, for example because its row in a list is. */
  readonly hoveredId: string | null;
  readonly selectedId: string | null;
  /** `hidden`: only the hover outline and the focus ring are drawn. */
  readonly overlay: 'shown' | 'hidden';
  readonly eye?: PictureEye | undefined;
  /** An element beside the picture that the zoom buttons stand in, where the frame is too low for them; else in its corner. */
  readonly zoomIn?: HTMLElement | null | undefined;
  /**
   * Brightens the selected shape, or else what can be had (available homes, areas, shapes without a status), in
   * a slow wave; where there is none nothing runs. Default: false.
   */
  readonly pulsing?: boolean | undefined;
  /** Called with null when nothing is hovered or focused. */
  readonly onHover: (shape: ShapeOnScreen | null, source: HoverSource) => void;
  /** Click, Enter, or the second tap. */
  readonly onOpen: (id: string) => void;
  /** The first tap on a touch screen; null: a tap beside the shapes. Without it the first tap opens. */
  readonly onSelect?: ((id: string | null) => void) | undefined;
  /** The picture could not be loaded. */
  readonly onError?: (() => void) | undefined;
  /** Raised once the picture and its shapes are painted. */
  readonly onReady?: (() => void) | undefined;
  /** Names of the three zoom buttons. */
  readonly zoomLabels: { readonly zoomIn: string; readonly zoomOut: string; readonly reset: string };
}
