import type { ContentVersion } from '@suite/api';
import { getVersionChanges } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { AsyncView } from '@suite/explorer';
import { useFormats } from '@suite/i18n';
import { Drawer } from '@suite/ui';
import { RadioRows } from '@suite/ui/choices';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangesList } from '../../lib/versions/changes-list.tsx';
import { PictureList } from './compare-pictures/picture-list.tsx';
import styles from './overview.module.css';
import { TextChanges } from './text-changes.tsx';
import { UnitChanges } from './unit-changes.tsx';

interface CompareDrawerProps {
  readonly projectId: number;
  readonly versions: readonly ContentVersion[];
  /** The version that is compared; null while none is. */
  readonly number: number | null;
  readonly onClose: () => void;
}

/** What a version has new, changed and gone against another one, which is chosen. */
export function CompareDrawer({ projectId, versions, number, onClose }: CompareDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      open={number !== null}
      onClose={onClose}
      title={intl.formatMessage({ id: 'studio.version' }, { number: number ?? 0 })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
    >
      {number !== null && <Compared key={number} projectId={projectId} versions={versions} number={number} />}
    </Drawer>
  );
}

interface ComparedProps extends Omit<CompareDrawerProps, 'onClose'> {
  readonly number: number;
}

function Compared({ projectId, versions, number }: ComparedProps) {
  const intl = useIntl();
  const { day } = useFormats();
  const others = versions.filter((one) => one.number !== number);
  const language = inLanguage(useLocale());
  const [from, setFrom] = useState(() => startOf(others, number));
  const read = useRead(
    from === null ? null : readOf(getVersionChanges, { projectId, number, from, ...language }),
  );
  return (
    <div className={styles.compare}>
      <RadioRows
        label={intl.formatMessage({ id: 'studio.compare.with' })}
        choices={others.map((one) => ({
          value: String(one.number),
          label: `${intl.formatMessage({ id: 'studio.version' }, { number: one.number })}, ${day(one.publishedAt ?? one.createdAt)}`,
        }))}
        value={String(from)}
        onChange={(value) => setFrom(Number(value))}
      />
      <AsyncView read={read}>
        {({ changes, texts, textChangeCount, ...unitChanges }) =>
          changes.length === 0 ? (
            <p>
              <FormattedMessage id="studio.compare.same" />
            </p>
          ) : (
            <>
              <ChangesList changes={changes} />
              {from !== null && <PictureList key={from} projectId={projectId} from={from} number={number} />}
              <TextChanges texts={texts} textChangeCount={textChangeCount} />
              <UnitChanges {...unitChanges} />
            </>
          )
        }
      </AsyncView>
    </div>
  );
}

/** What visitors see, else the version before. */
function startOf(others: readonly ContentVersion[], number: number): number | null {
  const seen = others.find(({ isPublished }) => isPublished);
  const former = others.find((one) => one.number < number);
  return (seen ?? former ?? others[0])?.number ?? null;
}
