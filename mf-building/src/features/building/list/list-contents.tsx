import { BuildingPoints } from '../points/building-points.tsx';
import { ListBody, type ListBodyProps } from './list-body.tsx';

/** All that the list has below its head. */
export function ListContents(props: ListBodyProps) {
  return (
    <>
      <ListBody {...props} />
      <BuildingPoints />
    </>
  );
}
