import { Outlet } from 'react-router';
import { CookieLine } from '../consent/cookie-line.tsx';
import { NoticeSlot } from '../notices/notice-slot.tsx';
import { usePrivatePreview } from '../session/use-private-preview.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { useConnectivity } from './connectivity.ts';
import { usePageFocus } from './focus/use-page-focus.ts';
import classes from './layouts/layouts.module.css';
import { PartBoundary } from './part-boundary.tsx';
import { ProjectStylesheet } from './project-stylesheet.tsx';
import { Providers } from './providers.tsx';
import { PanelSlot } from './slots/panel-slot.tsx';
import { usePageLinks } from './use-page-links.ts';
import { usePublishedContent } from './use-published-content.ts';

export function Root() {
  useConnectivity();
  usePageFocus();
  usePageLinks();
  usePrivatePreview();
  usePublishedContent();
  return (
    <Providers>
      <PartBoundary sentence="none">
        <ProjectStylesheet />
      </PartBoundary>
      <div className={classes.window}>
        <Outlet />
        <PartBoundary sentence="none">
          <CookieLine />
        </PartBoundary>
      </div>
      <PartBoundary sentence="over-page">
        <PanelSlot />
      </PartBoundary>
      <PartBoundary sentence="over-page">
        <NoticeSlot />
      </PartBoundary>
      <PartBoundary sentence="over-page">
        <VersionsPanel />
      </PartBoundary>
    </Providers>
  );
}
