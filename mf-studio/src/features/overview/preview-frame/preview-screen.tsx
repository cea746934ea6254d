import { Button, ButtonLink, FullScreen } from '@suite/ui';
import { ARROW_COUNTER_CLOCKWISE, EXPORT } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../../lib/action-error.tsx';
import { FRAME_SIZES, type FrameSize } from './frame-fit.ts';
import styles from './preview-frame.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { usePreview } from './use-preview.ts';

interface PreviewScreenProps {
  readonly open: boolean;
  readonly projectId: number;
  /** Of the version. */
  readonly number: number;
  readonly onClose: () => void;
}

/** The real explorer on a version, in a frame as large as a visitor's window. */
export function PreviewScreen({ open, onClose, ...version }: PreviewScreenProps) {
  const intl = useIntl();
  return (
    <FullScreen
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: 'studio.preview.of' }, { number: version.number })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      isWide
    >
      <Preview {...version} />
    </FullScreen>
  );
}

function Preview({ projectId, number }: Pick<PreviewScreenProps, 'projectId' | 'number'>) {
  const intl = useIntl();
  const { path, turn, error, isMaking, again } = usePreview(projectId, number);
  const [size, setSize] = useState<FrameSize>('desktop');
  return (
    <div className={styles.preview}>
      <div className={styles.tools}>
        <fieldset className={styles.sizes}>
          <legend>
            <FormattedMessage id="studio.preview.size" />
          </legend>
          {FRAME_SIZES.map((one) => (
            <label key={one}>
              <input type="radio" name="preview-size" checked={one === size} onChange={() => setSize(one)} />
              <span>
                <FormattedMessage id={`studio.preview.${one}`} />
              </span>
            </label>
          ))}
        </fieldset>
        <Button size={40} icon={ARROW_COUNTER_CLOCKWISE} pending={isMaking} onPress={again}>
          <FormattedMessage id="studio.preview.again" />
        </Button>
        {path !== null && (
          <ButtonLink size={40} icon={EXPORT} href={path} target="_blank">
            <FormattedMessage id="studio.preview.tab" />
          </ButtonLink>
        )}
      </div>
      {error === null ? (
        <PreviewFrame
          key={turn}
          path={path}
          size={size}
          title={intl.formatMessage({ id: 'studio.preview.frame' }, { number })}
          onRetry={again}
        />
      ) : (
        <div className={styles.failed}>
          <ActionError error={error} />
          <Button onPress={again} pending={isMaking}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
        </div>
      )}
    </div>
  );
}
