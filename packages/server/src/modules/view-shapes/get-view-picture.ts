import { requireAccess } from '../../access/staff.ts';
import { readEditedVersion, viewIn } from '../../content/edited-version.ts';
import { notFound } from '../../errors.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Handler } from '../../operations/request-context.ts';

/** Drafts are for nobody's copies. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'",
};

export const getViewPicture: Handler<'getViewPicture'> = async (call) => {
  const { params, context, services, request, reply } = call;
  requireAccess(call, params.projectId);
  const { content, files } = await readEditedVersion(context.db, params.projectId);
  const { view } = viewIn(content, params.view);
  const file = files.get(view.image);
  if (!file) throw notFound(`The view ${params.view} has no picture.`);
  return sendFile(request, reply, {
    source: services.files.store.file(file.hash),
    contentType: file.contentType,
    tag: file.hash.slice(0, 32),
    headers: HEADERS,
  });
};
