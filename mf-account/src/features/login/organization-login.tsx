import { beginSingleSignOn, findSingleSignOn } from '@suite/api/endpoints';
import { call, inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { checkField, emailAddress } from '@suite/contracts/fields';
import type { FormError } from '@suite/forms';
import { Button } from '@suite/ui';
import { BUILDING } from '@suite/ui/icons';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { signOnError } from '../../lib/errors.ts';
import { ErrorNote } from '../../lib/form/error-note.tsx';
import styles from './login.module.css';
import { keepLeft } from './sign-on-return.ts';

/** So long after the last key somebody is asked whose address it is. */
export const REST_MS = 300;
/** As the operation takes it. */
const LONGEST_PATH = 1000;

interface OrganizationLoginProps {
  /** As it is typed. */
  readonly person: string;
  readonly wanted: string | null;
}

/** The login of the organisation that an address is of, where it has one. The server is told the domain alone. */
export function OrganizationLogin({ person, wanted }: OrganizationLoginProps) {
  const intl = useIntl();
  const locale = useLocale();
  const domain = useRested(domainOf(person));
  const { data } = useRead(
    domain === null ? null : readOf(findSingleSignOn, { domain, ...inLanguage(locale) }),
  );
  const found = domain === null ? undefined : data?.[0];
  const { isRunning, error, begin } = useBegin(
    wanted !== null && wanted.length <= LONGEST_PATH ? wanted : routePath('bane', locale),
  );
  const name = found?.name ?? '';
  return (
    <>
      <p role="status" className={found ? styles.found : undefined}>
        {found && <FormattedMessage id="account.sign-on.found" values={{ organization: name }} />}
      </p>
      {found && (
        <div className={styles.organization}>
          <ErrorNote error={error} />
          <Button
            full
            icon={BUILDING}
            pending={isRunning}
            pendingLabel={intl.formatMessage({ id: 'common.sending' })}
            onPress={() => void begin(found.id)}
          >
            <FormattedMessage id="account.sign-on.continue" values={{ organization: name }} />
          </Button>
        </div>
      )}
    </>
  );
}

function domainOf(typed: string): string | null {
  const address = emailAddress.normalize(typed);
  if (checkField(emailAddress, address) !== null) return null;
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

function useRested(value: string | null): string | null {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value ? value : null;
}

/** Goes to the provider; what was typed is in the form again when the person comes back. */
function useBegin(returnTo: string) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<FormError<never> | null>(null);
  useEffect(() => {
    // Whoever goes back there finds the page as it was left.
    const onShow = () => setRunning(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const begin = async (organizationId: number) => {
    setRunning(true);
    setError(null);
    try {
      const { url } = await call(beginSingleSignOn, { body: { organizationId, returnTo } });
      keepLeft(location);
      location.assign(url);
    } catch (thrown) {
      setError(signOnError(thrown));
      setRunning(false);
    }
  };
  return { isRunning, error, begin };
}
