import { AsyncView } from '@suite/explorer';
import { filterToSearch } from '@suite/filter-engine';
import { pathWithFilter, readFilter } from '@suite/filters';
import { Navigate, useSearchParams } from 'react-router';
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
    case 'pending':
      return <AsyncView read={chooser.read} loading={<MasterplanLoading />} layout="page" />;
  }
}
