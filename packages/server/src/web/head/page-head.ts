import type { Locale } from '@suite/contracts';
import type { Html } from '../../html.ts';
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

/** Who sells what a page shows, and how everybody may reach them. */
export interface Seller {
  readonly name: string;
  readonly telephone: string | null;
  readonly email: string | null;
  /** Within how many working days it replies; null where it does not say. */
  readonly replyDays: number | null;
}

/** Masterplan under whose address the page goes on. */
export interface LeadsTo {
  readonly masterplanId: number;
  /** That the address names, or null: a browser without a network shows its copy at other addresses too. */
  readonly projectId: number | null;
}

/** `/` opens the picture that it leads to, in the language of the project for who has chosen none. */
export interface Arrival {
  readonly defaultLanguageId: number;
  /** What stands on the picture. */
  readonly card: Html;
}

/** What a page says of itself to who runs no script: search engines, those who show a shared link, and people. */
export interface PageHead {
  readonly locale: Locale;
  readonly siteName: string;
  readonly title: string;
  readonly description: string | null;
  readonly picture: SharePicture | null;
  /** Picture that the page opens with, which stands in its first HTML. */
  readonly first?: FirstPicture | null;
  /** Told to the page before it asks for anything. */
  readonly leadsTo?: LeadsTo;
  readonly arrival?: Arrival;
  /** The way to this page, which comes last; its path is the one to be found. Empty for a page that is not to be. */
  readonly crumbs: readonly Crumb[];
  /** The thing itself in the words of schema.org, without its address; null where the page shows no one thing. */
  readonly thing: Readonly<Record<string, unknown>> | null;
  readonly seller?: Seller | null;
  /** The facts of the page, below its name and description. */
  readonly content?: Html;
}
