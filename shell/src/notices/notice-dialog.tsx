import { useStore } from '@nanostores/react';
import { $notices, clearNotices, clearPendingAction, useLocale } from '@suite/bus';
import { type Locale, type Notice, routePath } from '@suite/contracts';
import { type NoticeKind, noticeTarget } from '@suite/domain';
import { Button, Dialog } from '@suite/ui';
import { CHECK_CIRCLE, INFO, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useBack } from '../app/use-back.ts';
import { useRoute } from '../app/use-route.ts';
import { noticesInOrder } from './notice-order.ts';

const ICONS: Readonly<Record<Notice['type'], string>> = {
  info: INFO,
  'members-only': INFO,
  success: CHECK_CIRCLE,
  'signed-up': CHECK_CIRCLE,
  'signed-in': CHECK_CIRCLE,
  error: WARNING_CIRCLE,
  'auth-error': WARNING_CIRCLE,
};

/** The notice that waits for its OK; it is left by its buttons only (specification §2). */
export function NoticeDialog() {
  const intl = useIntl();
  const notices = noticesInOrder(useStore($notices));
  const [shown] = notices;
  if (!shown) return null;
  return (
    <Dialog
      open
      role={shown.type.endsWith('error') ? 'alertdialog' : 'dialog'}
      title={shown.title || intl.formatMessage({ id: 'shell.notice.title' })}
      icon={ICONS[shown.type]}
      actions={shown.type === 'members-only' ? <MembersOnly /> : <Ok notice={shown} />}
      quietAction={shown.type === 'members-only' ? <KeepLooking /> : undefined}
    >
      {/* OK clears them all (specification §2), so what was raised behind the first is told with it. */}
      {notices.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </Dialog>
  );
}

function kindOf(type: Notice['type']): NoticeKind {
  return type === 'auth-error' || type === 'signed-up' || type === 'signed-in' ? type : 'other';
}

function Ok({ notice }: { readonly notice: Notice }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const back = useBack();
  const route = useRoute()?.name ?? null;
  const onPress = () => {
    const target = noticeTarget(kindOf(notice.type), route);
    clearNotices();
    if (target === 'back') back();
    else if (target === 'login') void navigate(loginPath(locale, notice.previousRoute));
    else if (target !== 'stay') void navigate(routePath(target, locale));
  };
  return (
    <Button variant="primary" onPress={onPress}>
      <FormattedMessage id="shell.notice.ok" />
    </Button>
  );
}

/** The login, and from there the page that the visitor was on; which page that may be, the login decides. */
function loginPath(locale: Locale, to: string | null | undefined): string {
  return routePath('login', locale, {}, to ? new URLSearchParams({ to }).toString() : '');
}

/** Address of a page of the account; after logging in the visitor comes back to where the notice was raised. */
function useReturningPath(name: 'login' | 'signup'): string {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return routePath(name, locale, {}, new URLSearchParams({ to: pathname + search }).toString());
}

function MembersOnly() {
  const navigate = useNavigate();
  const paths = { login: useReturningPath('login'), signup: useReturningPath('signup') };
  const go = (name: 'login' | 'signup') => {
    clearNotices();
    void navigate(paths[name]);
  };
  return (
    <>
      <Button variant="primary" onPress={() => go('login')}>
        <FormattedMessage id="shell.notice.login" />
      </Button>
      <Button onPress={() => go('signup')}>
        <FormattedMessage id="shell.notice.register" />
      </Button>
    </>
  );
}

/** The way out for who wants neither; then what they wanted is not done at a later login either. */
function KeepLooking() {
  const onPress = () => {
    clearPendingAction();
    clearNotices();
  };
  return (
    <Button variant="quiet" onPress={onPress}>
      <FormattedMessage id="common.keepLooking" />
    </Button>
  );
}
