import type { StructureChange } from '@suite/api';
import { Button, Dialog } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../action-error.tsx';
import { Select } from '../select/select.tsx';
import styles from './structure.module.css';
import { type Part, type Thing, useTitle } from './thing.ts';
import type { StructureModel } from './use-structure.ts';

/** What is typed of: something new, or what is there. */
export type Editing =
  | { readonly kind: 'community' }
  | { readonly kind: 'building'; readonly community?: string }
  | { readonly kind: 'poi' }
  | { readonly kind: 'thing'; readonly thing: Thing; readonly parentKey: string | null };

interface PartDialogProps {
  readonly editing: Editing | null;
  /** Of the project, the site first. */
  readonly parts: readonly Part[];
  readonly model: StructureModel;
  readonly onClose: () => void;
}

const MOST_FLOORS = 200;

/** Titles of a part; of a building, its floors and where it stands too. */
export function PartDialog({ editing, parts, model, onClose }: PartDialogProps) {
  const intl = useIntl();
  const [title, setTitle] = useState({ en: '', sr: '' });
  const [floors, setFloors] = useState('');
  const [community, setCommunity] = useState('');
  const [owner, setOwner] = useState(0);
  const communities = parts.filter(({ kind }) => kind === 'community');
  useEffect(() => {
    const thing = editing?.kind === 'thing' ? editing.thing : null;
    setTitle(thing?.title ?? { en: '', sr: '' });
    setOwner(0);
    setFloors(thing?.floors ? String(thing.floors) : '');
    setCommunity(communityOf(editing));
  }, [editing]);
  const isBuilding =
    editing?.kind === 'building' || (editing?.kind === 'thing' && editing.thing.floors !== null);
  const count = Number(floors);
  const hasFloors = Number.isInteger(count) && count >= 1 && count <= MOST_FLOORS;
  const isSound = title.en.trim() !== '' && (!isBuilding || hasFloors);
  const save = async () => {
    if (!editing || !isSound) return;
    const change =
      editing.kind === 'poi'
        ? additionOfPoi(titleOf(title), parts[owner])
        : changeOf(editing, titleOf(title), count, community);
    if (change === null || (await model.change(change))) onClose();
  };
  const id =
    editing?.kind === 'thing' ? 'studio.parts.edit-title' : `studio.parts.new-${editing?.kind ?? 'building'}`;
  return (
    <Dialog
      open={editing !== null}
      onClose={onClose}
      title={intl.formatMessage({ id: id as 'studio.parts.new-building' })}
      actions={
        <>
          <Button
            variant="primary"
            pending={model.isChanging}
            disabled={!isSound}
            onPress={() => void save()}
          >
            <FormattedMessage id="studio.parts.save" />
          </Button>
          <Button onPress={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={intl.formatMessage({ id: 'studio.parts.title-en' })}
          value={title.en}
          autoFocus
          onChange={(en) => setTitle({ ...title, en })}
        />
        <TextField
          label={intl.formatMessage({ id: 'studio.parts.title-sr' })}
          value={title.sr}
          hint={intl.formatMessage({ id: 'studio.parts.title-sr-text' })}
          onChange={(sr) => setTitle({ ...title, sr })}
        />
        {isBuilding && (
          <TextField
            label={intl.formatMessage({ id: 'studio.parts.floors' })}
            value={floors}
            inputMode="numeric"
            hint={intl.formatMessage({ id: 'studio.parts.floors-text' })}
            error={
              floors !== '' && !hasFloors
                ? intl.formatMessage({ id: 'studio.parts.floors-wrong' })
                : undefined
            }
            onChange={setFloors}
          />
        )}
        {editing?.kind === 'poi' && <OwnerChoice parts={parts} value={owner} onChange={setOwner} />}
        {isBuilding && communities.length > 0 && (
          <CommunityChoice communities={communities} value={community} onChange={setCommunity} />
        )}
        <ActionError error={model.error} />
        {/* Enter saves from any field. */}
        <button type="submit" hidden disabled={!isSound} />
      </form>
    </Dialog>
  );
}

interface OwnerChoiceProps {
  readonly parts: readonly Part[];
  /** Place among the parts. */
  readonly value: number;
  readonly onChange: (place: number) => void;
}

/** What a point of interest belongs to. */
function OwnerChoice({ parts, value, onChange }: OwnerChoiceProps) {
  const intl = useIntl();
  const titleOf = useTitle();
  return (
    <label className={styles.choice}>
      <FormattedMessage id="studio.points.of" />
      <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {parts.map(({ kind, key, title }, place) => (
          <option key={`${kind} ${key}`} value={place}>
            {kind === 'project' ? intl.formatMessage({ id: 'studio.masterplan' }) : titleOf(title)}
          </option>
        ))}
      </Select>
    </label>
  );
}

interface CommunityChoiceProps {
  readonly communities: readonly Part[];
  /** Key; empty: on the site itself. */
  readonly value: string;
  readonly onChange: (key: string) => void;
}

function CommunityChoice({ communities, value, onChange }: CommunityChoiceProps) {
  const titleOf = useTitle();
  return (
    <label className={styles.choice}>
      <FormattedMessage id="studio.parts.community" />
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <FormattedMessage id="studio.parts.no-community">
          {(text) => <option value="">{text}</option>}
        </FormattedMessage>
        {communities.map(({ key, title }) => (
          <option key={key} value={key}>
            {titleOf(title)}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** Key of where a building stands at first; empty: on the site itself. */
function communityOf(editing: Editing | null): string {
  if (editing?.kind === 'building') return editing.community ?? '';
  if (editing?.kind !== 'thing' || editing.parentKey === 'project') return '';
  return editing.parentKey ?? '';
}

interface TypedTitle {
  readonly en: string;
  readonly sr?: string;
}

function titleOf({ en, sr }: Thing['title']): TypedTitle {
  return { en: en.trim(), ...(sr.trim() !== '' && { sr: sr.trim() }) };
}

function additionOfPoi(title: TypedTitle, owner: Part | undefined): StructureChange | null {
  return owner ? { change: 'add-poi', title, of: { kind: owner.kind, key: owner.key } } : null;
}

/** What is changed by what was typed; null where that is nothing. */
function changeOf(
  editing: Exclude<Editing, { readonly kind: 'poi' }>,
  title: TypedTitle,
  floors: number,
  community: string,
): StructureChange | null {
  const place = community === '' ? null : community;
  if (editing.kind === 'community') return { change: 'add-community', title };
  if (editing.kind === 'building') return { change: 'add-building', title, floors, community: place };
  return changeOfThing(editing, title, floors, place);
}

function changeOfThing(
  { thing, parentKey }: Extract<Editing, { readonly kind: 'thing' }>,
  title: TypedTitle,
  floors: number,
  community: string | null,
): StructureChange | null {
  const { kind, key } = thing.of;
  const isRenamed = title.en !== thing.title.en || (title.sr ?? title.en) !== thing.title.sr;
  if (kind === 'building') {
    const isSame = !isRenamed && (community ?? 'project') === parentKey && floors === thing.floors;
    return isSame ? null : { change: 'update-building', key, title, floors, community };
  }
  const hasTitle = kind === 'community' || kind === 'view' || kind === 'type' || kind === 'poi';
  return hasTitle && isRenamed ? { change: 'rename', of: { kind, key }, title } : null;
}
