import { useStore } from '@nanostores/react';
import { $filterResult } from '@suite/bus';
import type { FilterResult, RouteName } from '@suite/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './app-bar.module.css';

const bold = (parts: ReactNode) => <b key="count">{parts}</b>;
/** A zero is nothing to point at. */
const plain = (parts: ReactNode) => parts;

function messageOf(result: FilterResult, route: RouteName | undefined): string {
  if (result.kind === 'match') return 'shell.count.match';
  return route === 'map' ? 'shell.count.map' : 'shell.count.available';
}

/** How many homes match or are available; nothing where nothing is counted. */
export function Counter({ route }: { route: RouteName | undefined }) {
  const result = useStore($filterResult);
  if (!result) return null;
  const { matched, total } = result;
  return (
    <p className={classes.counter}>
      <FormattedMessage
        id={messageOf(result, route)}
        values={{ matched, total, b: matched === 0 ? plain : bold }}
      />
    </p>
  );
}
