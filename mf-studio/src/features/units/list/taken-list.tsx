import { Eyebrow } from '@suite/ui';
import { CheckField } from '@suite/ui/fields';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFactText } from '../use-cell-texts.ts';
import own from './list.module.css';
import type { Proposal } from './proposals.ts';
import type { OpenList, UnitListModel } from './use-unit-list.ts';

const ROW_PX = 52;

interface TakenListProps {
  readonly list: OpenList;
  readonly lists: UnitListModel;
}

/** Every change that is not odd, before and after, each to be left; only those in sight are drawn. */
export function TakenList({ list, lists }: TakenListProps) {
  const changes = useMemo(() => list.changes.filter(({ doubt }) => doubt === null), [list]);
  const scrollRef = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: changes.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
  });
  if (changes.length === 0) return null;
  const isAllTaken = changes.every(lists.isTaken);
  return (
    <section>
      <Eyebrow level={4}>
        <FormattedMessage id="studio.units.changes" />
      </Eyebrow>
      <CheckField checked={isAllTaken} onChange={(isTaken) => lists.take(changes, isTaken)}>
        <FormattedMessage id="studio.list.all" values={{ count: changes.length }} />
      </CheckField>
      <div ref={scrollRef} className={own.taken}>
        <ul style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const change = changes[index];
            return (
              change && (
                <li
                  key={index}
                  aria-setsize={changes.length}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Taken proposal={change} lists={lists} />
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function Taken({ proposal, lists }: { readonly proposal: Proposal; readonly lists: UnitListModel }) {
  const text = useFactText();
  const { row, field, was, becomes } = proposal;
  return (
    <CheckField checked={lists.isTaken(proposal)} onChange={(isTaken) => lists.take([proposal], isTaken)}>
      {row.building} {row.name}
      <small>
        <del>{text(field, was)}</del> <ins>{text(field, becomes)}</ins>
      </small>
    </CheckField>
  );
}
