import { PLUS } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import { FileDrop } from '../../lib/file-drop/file-drop.tsx';
import { ACCEPTED, ACCEPTED_PLANS } from './upload-queue.ts';

interface PictureDropProps {
  readonly children: ReactNode;
  /** Accessible name: what the pictures are of, too. */
  readonly label: string;
  readonly isMany?: boolean;
  /** Of homes: pages of documents too. */
  readonly isPlan?: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** Takes pictures that are dropped on it, or chosen by a press. */
export function PictureDrop({ isPlan = false, ...props }: PictureDropProps) {
  return <FileDrop icon={PLUS} accept={isPlan ? ACCEPTED_PLANS : ACCEPTED} isSmall {...props} />;
}
