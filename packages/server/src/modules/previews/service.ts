import { randomBytes } from 'node:crypto';
import { type Locale, routePath } from '@suite/contracts';
import type { Database } from '../../database/connection.ts';
import type { AttributesOf } from '../../operations/operation-types.ts';
import type { Resource } from '../query-context.ts';
import { insertLink, linkRows } from './repository.ts';

type PreviewLink = AttributesOf<'listPreviewLinks'>;

type NewPreviewLink = AttributesOf<'createPreviewLink'>;

const TOKEN_BYTES = 32;

export async function findLinks(
  db: Database,
  projectId: number,
  id?: number,
): Promise<Resource<PreviewLink>[]> {
  const rows = await linkRows(db, projectId, id);
  return rows.map((row) => ({
    id: row.id,
    type: 'preview-link',
    attributes: {
      id: row.id,
      note: row.note,
      draft: row.is_draft,
      createdBy: row.created_by,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    },
  }));
}

interface WantedLink {
  readonly projectId: number;
  /** The project that shows its draft, where the link is to that. */
  readonly previewId?: number;
  readonly userId: number;
  readonly note: string;
  readonly locale: Locale;
  readonly publicUrl: string;
}

/** The token stands behind the `#`, which no browser sends: no log and no other site gets to know it. */
export async function makeLink(
  db: Database,
  { locale, publicUrl, previewId, ...link }: WantedLink,
): Promise<Resource<NewPreviewLink>> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const shownId = previewId ?? link.projectId;
  const id = await insertLink(db, { ...link, projectId: shownId, token });
  const [made] = await findLinks(db, link.projectId, id);
  if (!made) throw new TypeError(`The preview link ${id} was not stored`);
  const url = `${publicUrl}${routePath('masterplan', locale)}?project=${shownId}#preview=${token}`;
  return { ...made, attributes: { ...made.attributes, url } };
}
