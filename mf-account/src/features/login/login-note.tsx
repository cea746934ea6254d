import { Button } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Note } from '../../lib/frame/note.tsx';
import styles from './login.module.css';

/** What was done on the page before, by the parameter that it leaves in the address. */
const CHANGES = {
  'signed-up': 'account.signup.success',
  'password-saved': 'account.reset.saved',
} as const;

/** Says what went well before the login; OK closes it and stays. */
export function LoginNote() {
  const [search, setSearch] = useSearchParams();
  const name = (Object.keys(CHANGES) as (keyof typeof CHANGES)[]).find((key) => search.get(key) === '1');
  if (name === undefined) return null;
  const close = () =>
    setSearch(
      (known) => {
        const rest = new URLSearchParams(known);
        rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  return (
    <Note
      action={
        <Button size={40} variant="quiet" onPress={close}>
          <FormattedMessage id="common.ok" />
        </Button>
      }
    >
      <FormattedMessage id={CHANGES[name]} />
      {name === 'signed-up' && (
        <p className={styles.more}>
          <FormattedMessage id="account.signup.success-text" />
        </p>
      )}
    </Note>
  );
}
