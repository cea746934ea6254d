import { PLUS } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import { FileDrop } from '../../lib/file-drop/file-drop.tsx';
import { ACCEPTED } from './upload-queue.ts';

interface PictureDropProps {
  readonly children: ReactNode;
  /** Accessible name: what the pictures are of, too. */
  readonly label: string;
  readonly isMany?: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** Takes pictures that are dropped on it, or chosen by a press. */
export function PictureDrop(props: PictureDropProps) {
  return <FileDrop icon={PLUS} accept={ACCEPTED} isSmall {...props} />;
}
