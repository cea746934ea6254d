import { useStore } from '@nanostores/react';
import { $compare, $favourites, $projectId, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { IconButton, useViewport } from '@suite/ui';
import { ARROW_LEFT, CALCULATOR, HEART, LIST, SCALES } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PartBoundary } from '../app/part-boundary.tsx';
import { useBack } from '../app/use-back.ts';
import { useRoute } from '../app/use-route.ts';
import classes from './app-bar.module.css';
import { MenuCard } from './bar-cards-later.tsx';
import { Counter } from './counter.tsx';
import { BarLogo } from './logos.tsx';
import { PanelTool } from './panel-tool.tsx';
import { ProfileTool } from './profile-tool.tsx';
import { UnitTools } from './unit-tools.tsx';
import { useBarBehindDrawer } from './use-bar-behind-drawer.ts';
import { useCountedName } from './use-counted-name.ts';
import { useTitle } from './use-title.ts';

/** Where a title of two names needs two lines, the hyphen between them stays on the first. */
function hyphened(title: string): string {
  return title.replace(' - ', '\u00a0- ');
}

/** The bar over every page: back, logo, title with counter, tools. */
export function AppBar() {
  const intl = useIntl();
  const locale = useLocale();
  const shown = useRoute();
  const route = shown?.name;
  const projectId = useStore($projectId);
  const { title, tabTitle, shortTitle, subtitle } = useTitle();
  const viewport = useViewport();
  const isSmall = viewport === 'small';
  const isUnit = route === 'apartment-id';
  // A home brings tools of its own: where there is no room for all, the others stand in the menu.
  const hasFewTools = isSmall || (isUnit && viewport === 'medium');
  const back = useBack();
  useBarBehindDrawer();
  const unit =
    projectId === null
      ? routePath('landing', locale)
      : routePath('masterplan', locale, {}, `project=${projectId}`);
  return (
    <header className={classes.bar} data-high={shown?.definition.layout === 'app-bar-high' || undefined}>
      <title>{tabTitle}</title>
      <a className={classes.skip} href="#page">
        {intl.formatMessage({ id: 'shell.skip' })}
      </a>
      <div className={classes.left}>
        <IconButton icon={ARROW_LEFT} label={intl.formatMessage({ id: 'shell.bar.back' })} onPress={back} />
        {!isSmall && <BarLogo />}
      </div>
      <div className={classes.centre}>
        <h1 className={classes.title}>
          <Link to={unit} title={title}>
            {hyphened(viewport === 'wide' ? title : shortTitle)}
          </Link>
        </h1>
        {subtitle ? <p className={classes.counter}>{subtitle}</p> : <Counter route={route} />}
      </div>
      <div className={classes.right}>
        {isUnit && isSmall && <UnitTools onClose={back} />}
        <Tools few={hasFewTools} hasFavourites={!(isUnit && isSmall)} />
        {isUnit && !isSmall && <UnitTools onClose={back} />}
      </div>
    </header>
  );
}

interface ToolsProps {
  /** The others stand in the menu. */
  readonly few: boolean;
  readonly hasFavourites: boolean;
}

function Tools({ few, hasFavourites }: ToolsProps) {
  const intl = useIntl();
  const saved = useStore($favourites).length;
  const savedName = useCountedName('shell.bar.favourites', saved);
  const compared = useStore($compare).length;
  const comparedName = useCountedName('shell.bar.compare', compared);
  return (
    <>
      {hasFavourites && <PanelTool panel="favourites" icon={HEART} label={savedName} badge={saved} />}
      {!few && (
        <>
          <PanelTool panel="compare" icon={SCALES} label={comparedName} badge={compared} />
          <PanelTool
            panel="calculator"
            icon={CALCULATOR}
            label={intl.formatMessage({ id: 'shell.bar.calculator' })}
          />
          <ProfileTool />
        </>
      )}
      <PanelTool panel="menu" icon={LIST} label={intl.formatMessage({ id: 'shell.bar.menu' })} />
      <PartBoundary sentence="over-page">
        <MenuCard />
      </PartBoundary>
    </>
  );
}
