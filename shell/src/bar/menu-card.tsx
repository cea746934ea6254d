import { useStore } from '@nanostores/react';
import { $compare, $favourites, $profile, $projectId, closePanel, togglePanel, useLocale } from '@suite/bus';
import { type PanelName, routePath } from '@suite/contracts';
import { Badge, FloatingCard, Icon, useViewport, VisuallyHidden } from '@suite/ui';
import { CALCULATOR, DOWNLOAD_SIMPLE, HEART, SCALES, USER_CIRCLE } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useRoute } from '../app/use-route.ts';
import { DemoSettings } from './demo-settings.tsx';
import { DeskRow } from './desk-row.tsx';
import { LanguageLink } from './language-link.tsx';
import { BarLogo } from './logos.tsx';
import { LogoutRow } from './logout-row.tsx';
import classes from './menu-card.module.css';
import { OfferedRows } from './offered-rows.tsx';
import { PolicyName } from './policy-name.tsx';
import { PoweredBy } from './powered-by.tsx';
import { ProjectMenu } from './project-menu/project-menu.tsx';
import { useCountedName } from './use-counted-name.ts';
import { useDemoSettings } from './use-demo-settings.ts';

/** The floating menu: fixed rows, what the project's own menu has, and what bar and footer have no room for. */
export function MenuCard() {
  const intl = useIntl();
  const locale = useLocale();
  const favourites = useStore($favourites).length;
  const compared = useStore($compare).length;
  const isSignedIn = useStore($profile) !== null;
  const route = useRoute()?.name;
  const projectId = useStore($projectId);
  const hasDemoSettings = useDemoSettings();
  const viewport = useViewport();
  const [isDemo, setDemo] = useState(false);
  if (isDemo) {
    return (
      <div className={classes.place}>
        <DemoSettings onClose={closePanel} />
      </div>
    );
  }
  return (
    <div className={classes.place}>
      <FloatingCard title={intl.formatMessage({ id: 'shell.bar.menu' })} body="fills" onClose={closePanel}>
        <Link
          className={classes.row}
          to={routePath(isSignedIn ? 'profile' : 'login', locale)}
          onClick={closePanel}
        >
          <Icon path={USER_CIRCLE} />
          <FormattedMessage id="shell.bar.profile" />
        </Link>
        <DeskRow onLeave={closePanel} />
        {isSignedIn && <LogoutRow onDone={closePanel} />}
        {route === 'apartment-id' && (
          <Row panel="download" path={DOWNLOAD_SIMPLE} nameId="shell.bar.downloads" />
        )}
        <Row panel="favourites" path={HEART} nameId="shell.bar.favourites" count={favourites} />
        <Row panel="calculator" path={CALCULATOR} nameId="shell.bar.calculator" />
        <Row panel="compare" path={SCALES} nameId="shell.bar.compare" count={compared} />
        <OfferedRows onLeave={closePanel} />
        <ProjectMenu projectId={projectId} onLeave={closePanel}>
          <div className={classes.small}>
            {hasDemoSettings && (
              <button type="button" onClick={() => setDemo(true)}>
                <FormattedMessage id="shell.demo.title" />
              </button>
            )}
            <button type="button" onClick={() => togglePanel('privacy-policy')}>
              <PolicyName />
            </button>
            <button type="button" onClick={() => togglePanel('cookies')}>
              <FormattedMessage id="shell.footer.cookies" />
            </button>
            <LanguageLink className={classes.language ?? ''} />
          </div>
          <div className={classes.foot}>
            {viewport !== 'wide' && (
              <div className={classes.logo}>
                <BarLogo onLeave={closePanel} />
              </div>
            )}
            <PoweredBy />
          </div>
        </ProjectMenu>
      </FloatingCard>
    </div>
  );
}

interface RowProps {
  readonly panel: PanelName;
  readonly path: string;
  readonly nameId: string;
  readonly count?: number;
}

function Row({ panel, path, nameId, count = 0 }: RowProps) {
  const name = useCountedName(nameId, count);
  return (
    <button type="button" className={classes.row} onClick={() => togglePanel(panel)}>
      <Icon path={path} />
      {/* Its words are read with the count, and are no part of a name that says them otherwise than they are drawn. */}
      <span aria-hidden="true">
        <FormattedMessage id={nameId} />
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
      {count > 0 && <Badge count={count} />}
    </button>
  );
}
