import type { DraftStructure } from '@suite/api';
import { Button, Drawer } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../../lib/action-error.tsx';
import type { StructureModel } from '../../../lib/structure/use-structure.ts';
import { PictureDrop } from '../picture-drop.tsx';
import styles from './describe.module.css';
import { FocusField } from './focus-field.tsx';

type Picture = Pick<DraftStructure['pictures'][number], 'key' | 'file' | 'title' | 'alt' | 'focus'>;

/** A picture of a part, or one beside them. */
export interface DescribedPicture {
  readonly kind: 'view' | 'picture';
  readonly picture: Picture;
}

interface PictureDrawerProps {
  readonly projectId: number;
  readonly described: DescribedPicture | null;
  readonly model: StructureModel;
  /** Sends a file that takes the place of the picture's. */
  readonly onReplace: (files: Iterable<File>, key: string) => void;
  readonly onClose: () => void;
}

/** What is said of a picture: its title, what is to be seen for who does not see it, what stays in sight of it. */
export function PictureDrawer({ projectId, described, model, onReplace, onClose }: PictureDrawerProps) {
  const intl = useIntl();
  const [said, setSaid] = useState<Picture | null>(null);
  useEffect(() => setSaid(described?.picture ?? null), [described]);
  const save = async () => {
    if (!described || !said || said.title.en.trim() === '') return;
    const { key, title, alt, focus } = said;
    const serbian = title.sr.trim();
    const isSaved = await model.change({
      change: 'describe-picture',
      of: { kind: described.kind, key },
      title: { en: title.en.trim(), ...(serbian !== '' && { sr: serbian }) },
      alt: { en: alt.en.trim(), sr: alt.sr.trim() },
      focus,
    });
    if (isSaved) onClose();
  };
  const field = (of: 'title' | 'alt', language: 'en' | 'sr', { hint, isFirst = false }: FieldHelp = {}) =>
    said && (
      <TextField
        label={intl.formatMessage({
          id: of === 'title' ? `studio.parts.title-${language}` : `studio.picture.alt-${language}`,
        })}
        value={said[of][language]}
        hint={hint}
        autoFocus={isFirst}
        onChange={(text) => setSaid({ ...said, [of]: { ...said[of], [language]: text } })}
      />
    );
  return (
    <Drawer
      open={described !== null}
      onClose={onClose}
      title={intl.formatMessage({ id: 'studio.picture.describe' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      footer={
        <Button
          variant="primary"
          full
          pending={model.isChanging}
          disabled={!said || said.title.en.trim() === ''}
          onPress={() => void save()}
        >
          <FormattedMessage id="studio.parts.save" />
        </Button>
      }
    >
      {said && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {field('title', 'en', { isFirst: true })}
          {field('title', 'sr', { hint: intl.formatMessage({ id: 'studio.parts.title-sr-text' }) })}
          {field('alt', 'en', { hint: intl.formatMessage({ id: 'studio.picture.alt-text' }) })}
          {field('alt', 'sr')}
          <FocusField
            projectId={projectId}
            picture={said.key}
            file={said.file}
            value={said.focus}
            onChange={(focus) => setSaid({ ...said, focus })}
          />
          <PictureDrop
            label={intl.formatMessage({ id: 'studio.picture.replace-of' }, { name: said.title.en })}
            onFiles={(files) => {
              onReplace(files, said.key);
              onClose();
            }}
          >
            <FormattedMessage id="studio.picture.replace" />
          </PictureDrop>
          <p className={styles.hint}>
            <FormattedMessage id="studio.picture.replace-text" />
          </p>
          <ActionError error={model.error} />
          {/* Enter saves from any field. */}
          <button type="submit" hidden />
        </form>
      )}
    </Drawer>
  );
}

interface FieldHelp {
  readonly hint?: string;
  readonly isFirst?: boolean;
}
