import { useStore } from '@nanostores/react';
import { readOrganization, readProject, useRead } from '@suite/api-client';
import { $projectId, useLocale } from '@suite/bus';
import { Logo } from '@suite/ui';
import classes from './app-bar.module.css';

interface LogoMarkProps {
  readonly name: string;
  readonly image: string | null;
  readonly website: string | null;
}

/** A logo that opens a website if one is set; the name where there is no picture of it. */
function LogoMark({ name, image, website }: LogoMarkProps) {
  const content = image ? (
    <img className={classes.logoImage} src={image} alt={name} />
  ) : (
    <Logo name={name} mark={false} />
  );
  return website ? (
    <a className={classes.logo} href={website} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <span className={classes.logo}>{content}</span>
  );
}

export function OrganisationLogo() {
  const { data } = useRead(readOrganization(useLocale()));
  return data ? <LogoMark name={data.name} image={data.logo} website={data.website} /> : null;
}

/** The logo of the project on the screen; on pages without one, the organisation's. */
export function BarLogo() {
  const projectId = useStore($projectId);
  const locale = useLocale();
  const { data } = useRead(projectId === null ? null : readProject(projectId, locale));
  if (projectId === null) return <OrganisationLogo />;
  return data ? <LogoMark name={data.name} image={data.logo} website={data.website} /> : null;
}
