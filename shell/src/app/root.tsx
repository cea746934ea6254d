import { Outlet } from 'react-router';
import { useConnectivity } from './connectivity.ts';
import { ProjectStylesheet } from './project-stylesheet.tsx';
import { Providers } from './providers.tsx';
import { PanelSlot } from './slots/panel-slot.tsx';

export function Root() {
  useConnectivity();
  return (
    <Providers>
      <ProjectStylesheet />
      <Outlet />
      <PanelSlot />
    </Providers>
  );
}
