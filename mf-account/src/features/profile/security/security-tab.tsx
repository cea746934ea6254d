import { Sessions } from './sessions.tsx';

/** How the account is kept: where the person is logged in. */
export default function SecurityTab() {
  return <Sessions />;
}
