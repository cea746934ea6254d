import { useStore } from '@nanostores/react';
import { $consent, $selection } from '@suite/bus';
import { Icon, IconButton, useViewport } from '@suite/ui';
import { DEVICE_ROTATE, X } from '@suite/ui/icons';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './rotate-overlay.module.css';
import { asksToRotate, noteAsked, ROTATE_OVERLAY_MS, wasAsked } from './rotate-rule.ts';

/**
 * Asks phone users to rotate, once the choice of cookies is made: never two things at once. A page that says that
 * something is not there has no picture to rotate for.
 */
export function RotateOverlay() {
  const isDecided = useStore($consent) !== null;
  const { isNotFound } = useStore($selection);
  return isDecided && !isNotFound ? <RotateRequest /> : null;
}

/**
 * It goes by itself, by any press, by Esc and by its button, and never blocks: the press that closes it also does
 * what it was meant for.
 */
function RotateRequest() {
  const isPhone = useViewport() === 'small';
  const [isOpen, setOpen] = useState(() =>
    asksToRotate({
      isPhone,
      isPortrait: window.matchMedia('(orientation: portrait)').matches,
      wasAsked: wasAsked(),
    }),
  );
  return isOpen && isPhone ? <Overlay onClose={() => setOpen(false)} /> : null;
}

function Overlay({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  useEffect(() => {
    noteAsked();
    const timer = setTimeout(onClose, ROTATE_OVERLAY_MS);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    // On the way down: controls keep their presses from what lies around them.
    document.addEventListener('pointerdown', onClose, { capture: true });
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onClose, { capture: true });
      document.removeEventListener('keydown', onKey);
    };
  }, [onClose]);
  return (
    <div className={classes.overlay}>
      <div className={classes.card}>
        <span className={classes.icon}>
          <Icon path={DEVICE_ROTATE} />
        </span>
        <p className={classes.text} role="status">
          <FormattedMessage id="shell.rotate" />
        </p>
        <IconButton icon={X} label={intl.formatMessage({ id: 'shell.bar.close' })} onPress={onClose} />
      </div>
    </div>
  );
}
