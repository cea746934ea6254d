import { useConnectivity } from '@suite/bus';
import { Button, StateCard } from '@suite/ui';
import { CLOCK, WARNING_CIRCLE, WIFI_SLASH } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import styles from './async-notice.module.css';
import type { AsyncState } from './async-state.ts';
import { CenteredPage } from './centered-page.tsx';
import { ErrorPage, statusOf } from './error-page.tsx';

export interface AsyncNoticeProps {
  readonly state: Pick<AsyncState<unknown>, 'error' | 'retry'>;
  /** Id of what failed. Default: that this could not be loaded. */
  readonly errorTitle?: string | undefined;
  /** Id of what takes long. Default: that this does. */
  readonly slowTitle?: string | undefined;
  /** Ids of a second sentence; a page has one of its own. Without a network that is said in its place. */
  readonly errorText?: string | undefined;
  readonly slowText?: string | undefined;
  /** Path data of the icon of an error. */
  readonly errorIcon?: string | undefined;
  /** `page` fills its stage, `line` is one line of text. Default: `row`. */
  readonly layout?: 'row' | 'stacked' | 'page' | 'line' | undefined;
  /** Not read out, because the same is said elsewhere. */
  readonly silent?: boolean | undefined;
}

/** That something could not be loaded, or takes long, with another try. */
export function AsyncNotice(props: AsyncNoticeProps) {
  const { state, layout = 'row', silent = false } = props;
  const intl = useIntl();
  const isOffline = useConnectivity() === 'offline';
  const isSlow = state.error === undefined;
  const { title, text, icon } = contentOf(props, isSlow, isOffline);
  const announced = isSlow ? ('status' as const) : ('alert' as const);
  const card = {
    icon,
    title: intl.formatMessage({ id: title }),
    actionLabel: intl.formatMessage({ id: 'common.tryAgain' }),
    onAction: state.retry,
    role: silent ? undefined : announced,
  };
  if (layout === 'line') {
    return (
      <div className={styles.line} role={card.role}>
        {card.title}
        <Button variant="quiet" onPress={state.retry}>
          {card.actionLabel}
        </Button>
      </div>
    );
  }
  if (layout === 'page' && !isSlow) {
    const pageText = intl.formatMessage({ id: text ?? textOf(state.error) });
    return <ErrorPage {...card} text={pageText} status={statusOf(state.error)} />;
  }
  const shown = (
    <StateCard
      {...card}
      text={text === undefined ? undefined : intl.formatMessage({ id: text })}
      layout={layout === 'row' ? 'row' : 'stacked'}
    />
  );
  return layout === 'page' ? <CenteredPage>{shown}</CenteredPage> : shown;
}

/** What a page says of an error that nothing else is known of. */
function textOf(error: unknown): string {
  return statusOf(error) === 403 ? 'common.forbidden' : 'common.errorText';
}

function contentOf(props: AsyncNoticeProps, isSlow: boolean, isOffline: boolean) {
  const { errorTitle = 'common.loadFailed', slowTitle = 'common.tookLong' } = props;
  const { errorText, slowText, errorIcon = WARNING_CIRCLE } = props;
  const content = isSlow
    ? { title: slowTitle, text: slowText, icon: CLOCK }
    : { title: errorTitle, text: errorText, icon: errorIcon };
  return isOffline ? { title: content.title, text: 'common.offlineTitle', icon: WIFI_SLASH } : content;
}
