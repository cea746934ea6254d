import { useStore } from '@nanostores/react';
import { $compare, toggleCompare } from '@suite/bus';
import { COMPARE_LIMIT } from '@suite/domain';
import { AppIntl } from '@suite/i18n';
import { useSearchParams } from 'react-router';
import { messages } from '../../messages.ts';
import styles from './compare-page.module.css';
import { CompareShare } from './compare-share.tsx';
import { CompareView } from './compare-view.tsx';
import { idsInAddress } from './ids-in-address.ts';
import { SharedList } from './shared-list.tsx';

/** Homes that a shared list may name; what is more is no visitor's list. */
const LIST_LIMIT = 200;

/** The page of the comparison: `?ids=` of a link, else what the visitor compares; `?favorites=` is a shared list. */
export default function ComparePage() {
  const [search] = useSearchParams();
  const listed = idsInAddress(search.get('favorites'), LIST_LIMIT);
  return <AppIntl messages={messages}>{listed ? <SharedList ids={listed} /> : <Comparison />}</AppIntl>;
}

function Comparison() {
  const [search, setSearch] = useSearchParams();
  const own = useStore($compare);
  const linked = idsInAddress(search.get('ids'), COMPARE_LIMIT);
  const ids = linked ?? own;
  // A link is somebody else's comparison: it changes in the address, and the visitor's own stays.
  const remove = (id: number) => {
    if (!linked) return toggleCompare(id);
    return setSearch({ ids: linked.filter((one) => one !== id).join(',') }, { replace: true });
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <CompareShare ids={ids} />
      </div>
      <CompareView ids={ids} onRemove={remove} onLeave={() => undefined} />
    </div>
  );
}
