import { createDraftLink, openPreviewLink, revokePreviewLink } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import type { FormError } from '@suite/forms';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStudioAction } from '../../../lib/errors.ts';

const TOKEN = /^#preview=(.+)$/;

export interface PreviewModel {
  /** Address of the page; null until this browser may see it. */
  readonly path: string | null;
  /** Changes with each time that it is shown anew. */
  readonly turn: number;
  readonly error: FormError | null;
  readonly isMaking: boolean;
  /** Shows the version as it is by now. */
  readonly again: () => void;
}

/** Shows a version to this browser for as long as the page is open: by a link of its own, which is ended after. */
export function usePreview(projectId: number, number: number): PreviewModel {
  const intl = useIntl();
  const locale = useLocale();
  const { run, isRunning, error } = useStudioAction();
  const [shown, setShown] = useState<{ readonly path: string; readonly turn: number } | null>(null);
  const links = useRef<number[]>([]);
  const isOpen = useRef(true);
  const make = () =>
    run(async () => {
      const note = intl.formatMessage({ id: 'studio.preview.own-note' });
      const made = await call(createDraftLink, { projectId, number, body: { note } });
      if (!isOpen.current) return end([made.id]);
      const former = links.current;
      links.current = [...former, made.id];
      const [, token = ''] = TOKEN.exec(new URL(made.url).hash) ?? [];
      const { projectId: previewId } = await call(openPreviewLink, { body: { token } });
      const path = `${routePath('masterplan', locale)}?project=${previewId}`;
      setShown((before) => ({ path, turn: (before?.turn ?? 0) + 1 }));
      links.current = links.current.filter((id) => !former.includes(id));
      end(former);
    });
  /** One that cannot be ended now ends by itself after seven days, and is in the list of links. */
  const end = (ids: readonly number[]) => {
    for (const linkId of ids) call(revokePreviewLink, { projectId, linkId }).catch(() => undefined);
  };
  useEffect(() => {
    isOpen.current = true;
    void make();
    return () => {
      isOpen.current = false;
      end(links.current);
      links.current = [];
    };
  }, [projectId, number, locale]);
  return {
    path: shown?.path ?? null,
    turn: shown?.turn ?? 0,
    error,
    isMaking: isRunning,
    again: () => void make(),
  };
}
