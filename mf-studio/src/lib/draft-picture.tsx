import type { PictureFocus } from '@suite/api';
import { getViewPicture } from '@suite/api/endpoints';
import { callFile, focusPosition, type Read, type ReadState, useRead } from '@suite/api-client';
import { useEffect, useState } from 'react';

/** What a picture of the draft is told by: its key, and how wide a copy is enough; all of it without. */
interface DraftPicture {
  readonly projectId: number;
  readonly picture: string;
  readonly width?: '400' | '1280';
  /** Changes when another file takes its place. */
  readonly stamp?: string | number;
  /** Of that version, instead of the draft. */
  readonly version?: number;
}

/** Address of a picture of the draft, for as long as who asks is on the page; drafts are sent to nobody else. */
export function useDraftPicture(asked: DraftPicture): ReadState<string> {
  const [url, setUrl] = useState<string>();
  const read = useRead(readOfPicture(asked));
  const { data } = read;
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { ...read, data: data && url };
}

function readOfPicture({ projectId, picture, width, stamp = '', version }: DraftPicture): Read<Blob> {
  return {
    key: `picture of ${projectId} ${picture} ${width ?? ''} ${stamp} ${version ?? ''}`,
    load: () =>
      callFile(getViewPicture, {
        projectId,
        view: picture,
        ...(width && { resize: width }),
        ...(version !== undefined && { version }),
      }),
  };
}

interface FocusOf {
  /** What stays in sight where it is cut; else its middle. */
  readonly focus?: PictureFocus | null;
}

/** A small picture of the draft; nothing until it is there. It says nothing that the title beside it does not. */
export function DraftThumbnail({ focus, ...picture }: Omit<DraftPicture, 'width'> & FocusOf) {
  const { data } = useDraftPicture({ ...picture, width: '400' });
  const position = focusPosition(focus ?? undefined);
  return data === undefined ? null : <img src={data} alt="" style={{ objectPosition: position }} />;
}
