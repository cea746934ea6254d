import { useStore } from '@nanostores/react';
import { getOrganization, getProject } from '@suite/api/endpoints';
import { ApiError, inLanguage, readOf, useRead } from '@suite/api-client';
import { $projectId, useLocale } from '@suite/bus';
import { type RouteName, routePath } from '@suite/contracts';
import { IconButton, Logo, VisuallyHidden } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useRoute } from '../app/use-route.ts';
import classes from './app-bar.module.css';

const OF_ORGANISATION: readonly RouteName[] = ['map', 'compare-apartments-view'];

interface LogoMarkProps {
  readonly name: string;
  readonly image: string | null;
  readonly website: string | null;
}

/** A logo that opens a website if one is set; the name where there is no picture of it. */
function LogoMark({ name, image, website }: LogoMarkProps) {
  const content = <LogoContent name={name} image={image} />;
  return website ? (
    <a className={classes.logo} href={website} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <span className={classes.logo}>{content}</span>
  );
}

function LogoContent({ name, image }: { readonly name: string; readonly image: string | null }) {
  const [isBroken, setBroken] = useState(false);
  return image && !isBroken ? (
    <img className={classes.logoImage} src={image} alt={name} onError={() => setBroken(true)} />
  ) : (
    <Logo name={name} mark={false} />
  );
}

/** Nothing but the name is missing: a small word where it would stand, and the way to try again. */
function FailedLogo({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  const text = intl.formatMessage({ id: 'shell.organisation.failed' });
  return (
    <>
      <IconButton icon={WARNING_CIRCLE} label={text} onPress={onRetry} />
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
    </>
  );
}

interface LogoProps {
  /** Called when it leads to another page of the suite. */
  readonly onLeave?: (() => void) | undefined;
}

/** Opens the organisation's website; on the compare page it leads back to the map (specification §2). */
export function OrganisationLogo({ onLeave }: LogoProps) {
  const locale = useLocale();
  const { data, error, retry } = useRead(readOf(getOrganization, inLanguage(locale)));
  const isCompare = useRoute()?.name === 'compare-apartments-view';
  // A server that nobody brought a project to yet has none, and nothing went wrong.
  const isFailed = error !== undefined && !(error instanceof ApiError && error.status === 404);
  useEffect(() => {
    if (isFailed) console.warn('The organisation could not be loaded', error);
  }, [isFailed, error]);
  if (!data) return isFailed ? <FailedLogo onRetry={retry} /> : null;
  const { name, logo, website } = data;
  return isCompare ? (
    <Link className={classes.logo} to={routePath('map', locale)} onClick={onLeave}>
      <LogoContent name={name} image={logo} />
    </Link>
  ) : (
    <LogoMark name={name} image={logo} website={website} />
  );
}

/** The logo of the project on the screen; on the map, and where there is no project, the organisation's. */
export function BarLogo({ onLeave }: LogoProps) {
  const chosen = useStore($projectId);
  const name = useRoute()?.name;
  const projectId = name && OF_ORGANISATION.includes(name) ? null : chosen;
  const locale = useLocale();
  const { data } = useRead(
    projectId === null ? null : readOf(getProject, { projectId, ...inLanguage(locale) }),
  );
  if (projectId === null) return <OrganisationLogo onLeave={onLeave} />;
  return data ? <LogoMark name={data.name} image={data.logo} website={data.website} /> : null;
}
