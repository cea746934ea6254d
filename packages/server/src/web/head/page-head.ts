import type { Locale } from '@suite/contracts';
import type { FirstPicture } from './first-picture.ts';

/** Picture that a shared link shows. */
export interface SharePicture {
  /** Path of the file in a width that is made for sharing. */
  readonly path: string;
  readonly alt: string;
}

/** Where a page stands: names and English paths from the project map down to the page itself. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** What the head of a page says of it to who runs no script: search engines, and those who show a shared link. */
export interface PageHead {
  readonly locale: Locale;
  readonly siteName: string;
  readonly title: string;
  readonly description: string | null;
  readonly picture: SharePicture | null;
  /** Picture that the page opens with, to be fetched before its scripts are there. */
  readonly first?: FirstPicture | null;
  /** The way to this page, which comes last; its path is the one to be found. Empty for a page that is not to be. */
  readonly crumbs: readonly Crumb[];
  /** The thing itself in the words of schema.org, without its address; null where the page shows no one thing. */
  readonly thing: Readonly<Record<string, unknown>> | null;
}
