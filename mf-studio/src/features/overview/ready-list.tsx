import type { VersionOutline } from '@suite/api';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { useFormats } from '@suite/i18n';
import { Eyebrow, Icon, VisuallyHidden } from '@suite/ui';
import { CHECK_CIRCLE, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { openKinds } from '../../lib/versions/open-kinds.ts';
import styles from './overview.module.css';

type Readiness = VersionOutline['readiness'][number];

/** Where each is made, or can be seen. */
const ROUTE_OF = {
  pictures: 'studio-pictures',
  units: 'studio-homes',
  shapes: 'studio-pictures',
  plans: 'studio-pictures',
  'serbian-texts': 'studio-texts',
  pois: 'studio-pictures',
  place: 'studio-settings',
  colours: 'studio-settings',
} as const satisfies Readonly<Record<Readiness['kind'], string>>;

interface ReadyListProps {
  readonly projectId: number;
  readonly outline: VersionOutline;
}

/** What visitors need of a project, a line each: how much of it is there. */
export function ReadyList({ projectId, outline }: ReadyListProps) {
  const open = openKinds(outline);
  return (
    <section>
      <Eyebrow level={3}>
        <FormattedMessage id="studio.ready" />
      </Eyebrow>
      <ul className={styles.steps}>
        {outline.readiness.map((one) => (
          <Step key={one.kind} projectId={projectId} readiness={one} outline={outline} />
        ))}
      </ul>
      <p className={styles.note}>
        <FormattedMessage id="studio.ready.open" values={{ count: open.length }} />
      </p>
    </section>
  );
}

interface StepProps extends ReadyListProps {
  readonly readiness: Readiness;
}

function Step({ projectId, readiness, outline }: StepProps) {
  const locale = useLocale();
  const isOpen = readiness.done < readiness.total;
  const route = ROUTE_OF[readiness.kind];
  const figure = useFigure(readiness, outline);
  return (
    <li data-open={isOpen || undefined}>
      <Icon path={isOpen ? WARNING_CIRCLE : CHECK_CIRCLE} size={20} />
      <span className={styles.kind}>
        <Link to={routePath(route, locale, { id: projectId })}>
          <FormattedMessage id={`studio.ready.${readiness.kind}`} />
        </Link>
        <VisuallyHidden>
          {': '}
          <FormattedMessage id={isOpen ? 'studio.ready.is-open' : 'studio.tree.ready'} />
        </VisuallyHidden>
      </span>
      <span className={styles.figure}>{figure}</span>
    </li>
  );
}

function useFigure({ kind, done, total }: Readiness, { location, contrast }: VersionOutline): string {
  const intl = useIntl();
  const { decimal } = useFormats();
  const [longitude, latitude] = location;
  if (kind === 'place') return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  if (kind === 'colours')
    return intl.formatMessage({ id: 'studio.ready.contrast' }, { contrast: decimal(contrast, 1) });
  if (kind === 'units' || kind === 'pois') return String(done);
  return intl.formatMessage({ id: 'studio.ready.of' }, { done, total });
}
