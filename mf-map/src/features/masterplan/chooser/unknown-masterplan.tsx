import { filterToSearch } from '@suite/domain';
import { pathWithFilter, readFilter } from '@suite/filters';
import { Navigate, useSearchParams } from 'react-router';
import { Centred } from '../../../lib/states/centred.tsx';
import { LoadProblem } from '../../../lib/states/load-problem.tsx';
import { MasterplanLoading, MasterplanNotFound } from '../states/masterplan-states.tsx';
import { ChooserPage } from './chooser-page.tsx';
import { useChooser } from './use-chooser.ts';

/** A masterplan that the API does not know: not published, or not there at all. */
export function UnknownMasterplan({ id }: { readonly id: number }) {
  const chooser = useChooser(id);
  const [search] = useSearchParams();
  switch (chooser.kind) {
    case 'chooser':
      return <ChooserPage masterplanId={id} project={chooser.project} items={chooser.items} />;
    case 'elsewhere':
      return <Navigate replace to={pathWithFilter(chooser.path, filterToSearch(readFilter(search)))} />;
    case 'not-found':
      return <MasterplanNotFound />;
    case 'failed':
      return (
        <Centred>
          <LoadProblem kind="failed" onRetry={chooser.retry} layout="stacked" />
        </Centred>
      );
    case 'pending':
      if (!chooser.slow) return <MasterplanLoading />;
      return (
        <Centred>
          <LoadProblem kind="slow" onRetry={chooser.retry} layout="stacked" />
        </Centred>
      );
  }
}
