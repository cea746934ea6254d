import type { Content } from '@suite/content';
import { requireAccess } from '../../access/staff.ts';
import { readEditedVersion, viewIn } from '../../content/edited-version.ts';
import { readVersion } from '../../content/versions.ts';
import { notFound } from '../../errors.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Handler } from '../../operations/request-context.ts';
import { variantFor } from '../media/media-file.ts';
import { diskFile } from '../media/media-store.ts';
import { isRaster } from '../media/stored-kinds.ts';

/** `plan.studio.en`, `plan.B2-304.sr`: no picture has a key with a point. */
const PLAN = /^plan\.(.+)\.(en|sr)$/;
/** Drafts are for nobody's copies. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'",
};

export const getViewPicture: Handler<'getViewPicture'> = async (call) => {
  const { params, query, context, services, request, reply } = call;
  requireAccess(call, params.projectId);
  const { content, files } = await (query.version === undefined
    ? readEditedVersion(context.db, params.projectId)
    : readVersion(context.db, params.projectId, query.version));
  const file = files.get(imageOf(content, params.view));
  if (!file) throw notFound(`The view ${params.view} has no picture.`);
  const { hash, contentType } = file;
  if (query.resize === undefined || !isRaster(contentType)) {
    const source = services.files.store.file(hash);
    return sendFile(request, reply, { source, contentType, tag: hash.slice(0, 32), headers: HEADERS });
  }
  const variant = variantFor(query.resize, request.headers.accept);
  return sendFile(request, reply, {
    source: diskFile(await services.files.variants(hash, variant)),
    contentType: `image/${variant.format}`,
    tag: `${hash.slice(0, 32)}-${variant.width}-${variant.format}`,
    headers: HEADERS,
    vary: 'Accept',
  });
};

/** @throws {RequestError} 404 */
function imageOf(content: Content, key: string): string {
  const [, owner = '', language] = PLAN.exec(key) ?? [];
  if (language) {
    const type = content.project.types.find((one) => one.key === owner);
    const plan = type?.plan ?? content.unitPlans.get(owner);
    if (!plan) throw notFound(`There is no plan of ${owner}.`);
    return plan[language === 'sr' ? 'sr' : 'en'];
  }
  const { logo, extraImages } = content.project;
  const other = extraImages.find(({ id }) => id === key)?.image ?? (key === 'logo' ? logo : undefined);
  return other ?? viewIn(content, key).view.image;
}
