import { type DiscoveryDocument, GRANTED_CHOICE } from '@suite/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageData } from '../page-data.ts';
import { discovery } from '../remotes/discovery.ts';
import { readChoice } from '../remotes/visit/delivery-overrides.ts';

const VersionsDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './versions-drawer.tsx')).VersionsDrawer,
}));

/** Parameter of the address that opens the panel. */
const PARAMETER = 'overrides';

/** The testers' panel of versions, at an address with `?overrides`. Visitors fetch nothing of it, whom the server lets choose nothing. */
export function VersionsPanel() {
  const [parameters, setParameters] = useSearchParams();
  const mayChoose = __IS_DEVELOPMENT__ || pageData(GRANTED_CHOICE) !== null;
  return mayChoose && parameters.has(PARAMETER) ? (
    <OpenPanel
      onClose={() =>
        setParameters((all) => new URLSearchParams([...all].filter(([name]) => name !== PARAMETER)))
      }
    />
  ) : null;
}

function OpenPanel({ onClose }: { onClose: () => void }) {
  const [document, setDocument] = useState<DiscoveryDocument | null>(null);
  useEffect(() => {
    // Without a document there are no versions to choose from, and the page says itself that it cannot load.
    discovery().then(setDocument, () => undefined);
  }, []);
  return (
    <Suspense fallback={null}>
      {document && (
        <VersionsDrawer
          document={document}
          initial={readChoice()}
          onClose={onClose}
          onApply={() => location.reload()}
        />
      )}
    </Suspense>
  );
}
