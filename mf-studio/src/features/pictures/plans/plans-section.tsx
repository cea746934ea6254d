import type { DraftStructure } from '@suite/api';
import { Heading, IconButton } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { PENCIL_SIMPLE, TRASH } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DraftThumbnail } from '../../../lib/draft-picture.tsx';
import { type Thing, useTitle } from '../../../lib/structure/thing.ts';
import type { PartActions } from '../part-section.tsx';
import { PictureDrop } from '../picture-drop.tsx';
import styles from '../pictures.module.css';
import { MoveTools } from '../tools.tsx';
import { UploadList } from '../upload-list.tsx';

type PlansProps = PartActions & { readonly projectId: number; readonly structure: DraftStructure };
type Plan = DraftStructure['unitPlans'][number]['plan'];

const ALONE = { views: 0, units: 0, shapes: 0, floors: null };
const LANGUAGES = ['en', 'sr'] as const;

/** The plan of each type of homes, in the order that visitors filter by, and those of single homes. */
export function PlansSection({ projectId, structure, ...actions }: PlansProps) {
  const intl = useIntl();
  const titleOf = useTitle();
  const { isDisabled, change, onEdit, onRemove, uploads } = actions;
  const { types, unitPlans } = structure;
  return (
    <section id="plans" tabIndex={-1} className={styles.part}>
      <Heading level={3} size={20}>
        <FormattedMessage id="studio.plans" />
      </Heading>
      <p className={styles.lead}>
        <FormattedMessage id="studio.plans.text" />
      </p>
      <ul className={styles.views}>
        {types.map(({ key, title, plan }, index) => (
          <PlanCard
            key={key}
            projectId={projectId}
            owner={key}
            place="plan"
            name={titleOf(title)}
            plan={plan}
            actions={actions}
            onRemove={() => onRemove({ of: { kind: 'plan', key }, title: planTitle(intl, title), ...ALONE })}
          >
            <MoveTools
              name={titleOf(title)}
              list="type"
              isFirst={index === 0}
              isLast={index === types.length - 1}
              isDisabled={isDisabled}
              onMove={(by) => change({ change: 'move', of: { kind: 'type', key }, by })}
            />
            <IconButton
              icon={PENCIL_SIMPLE}
              size={20}
              label={intl.formatMessage({ id: 'studio.parts.edit' }, { name: titleOf(title) })}
              disabled={isDisabled}
              onPress={() => onEdit({ of: { kind: 'type', key }, title, ...ALONE })}
            />
          </PlanCard>
        ))}
      </ul>
      <Heading level={4} size={20}>
        <FormattedMessage id="studio.plans.of-homes" />
      </Heading>
      <ul className={styles.views}>
        {unitPlans.map(({ key, plan }) => (
          <PlanCard
            key={key}
            projectId={projectId}
            owner={key}
            place="unit-plan"
            name={key}
            plan={plan}
            actions={actions}
            onRemove={() =>
              onRemove({
                of: { kind: 'unit-plan', key },
                title: planTitle(intl, { en: key, sr: key }),
                ...ALONE,
              })
            }
          />
        ))}
        <UploadList
          model={uploads}
          of={({ fields }) =>
            fields.place === 'unit-plan' && !unitPlans.some(({ key }) => key === fields.owner)
          }
        />
        <li>
          <NewUnitPlan actions={actions} />
        </li>
      </ul>
    </section>
  );
}

/** What is asked about before it goes: the plan, not what it is of. */
function planTitle(intl: ReturnType<typeof useIntl>, { en, sr }: Thing['title']): Thing['title'] {
  const of = (name: string) => intl.formatMessage({ id: 'studio.plans.plan-of' }, { name });
  return { en: of(en), sr: of(sr) };
}

interface PlanCardProps {
  readonly projectId: number;
  /** Key of the type or the home. */
  readonly owner: string;
  readonly place: 'plan' | 'unit-plan';
  readonly name: string;
  readonly plan: Plan | null;
  readonly actions: PartActions;
  readonly onRemove: () => void;
  /** Tools of what the plan is of. */
  readonly children?: React.ReactNode;
}

function PlanCard({ projectId, owner, place, name, plan, actions, onRemove, children }: PlanCardProps) {
  const intl = useIntl();
  const { uploads, isDisabled } = actions;
  const isOne = plan !== null && plan.en === plan.sr;
  const label = (id: 'choose' | 'replace' | 'replace-en' | 'replace-sr') =>
    intl.formatMessage({ id: `studio.plans.${id}-of` }, { name });
  return (
    <li className={styles.view} data-list={place === 'plan' ? 'type' : undefined}>
      <div className={styles.plans}>
        {plan &&
          LANGUAGES.slice(0, isOne ? 1 : 2).map((language) => (
            <figure key={language}>
              <span className={styles.thumbnail} data-whole="">
                <DraftThumbnail
                  projectId={projectId}
                  picture={`plan.${owner}.${language}`}
                  stamp={plan[language]}
                />
              </span>
              {!isOne && (
                <figcaption>
                  <FormattedMessage id={`studio.plans.${language}`} />
                </figcaption>
              )}
            </figure>
          ))}
      </div>
      <span className={styles.viewTitle}>{name}</span>
      {!plan && (
        <small>
          <FormattedMessage id="studio.plans.none" />
        </small>
      )}
      <UploadList model={uploads} of={({ fields }) => fields.place === place && fields.owner === owner} />
      <div className={styles.files}>
        <PictureDrop
          isPlan
          label={label(plan ? 'replace' : 'choose')}
          onFiles={(files) => uploads.add(files, { place, owner })}
        >
          <FormattedMessage id={plan ? 'studio.plans.replace' : 'studio.plans.choose'} />
        </PictureDrop>
        {plan && (
          <details className={styles.languages}>
            <summary>
              <FormattedMessage id="studio.plans.by-language" />
            </summary>
            {LANGUAGES.map((language) => (
              <PictureDrop
                key={language}
                isPlan
                label={label(`replace-${language}`)}
                onFiles={(files) => uploads.add(files, { place, owner, language })}
              >
                <FormattedMessage id={`studio.plans.${language}`} />
              </PictureDrop>
            ))}
          </details>
        )}
      </div>
      <span className={styles.tools}>
        {children}
        {plan && (
          <IconButton
            icon={TRASH}
            size={20}
            label={intl.formatMessage({ id: 'studio.plans.remove' }, { name })}
            disabled={isDisabled}
            onPress={onRemove}
          />
        )}
      </span>
    </li>
  );
}

function NewUnitPlan({ actions: { uploads } }: { readonly actions: PartActions }) {
  const intl = useIntl();
  const [unit, setUnit] = useState('');
  const owner = unit.trim();
  return (
    <div className={styles.newPlan}>
      <TextField
        label={intl.formatMessage({ id: 'studio.plans.home' })}
        hint={intl.formatMessage({ id: 'studio.plans.home-text' })}
        value={unit}
        onChange={setUnit}
      />
      {owner !== '' && (
        <PictureDrop
          isPlan
          label={intl.formatMessage({ id: 'studio.plans.choose-of' }, { name: owner })}
          onFiles={(files) => {
            uploads.add(files, { place: 'unit-plan', owner });
            setUnit('');
          }}
        >
          <FormattedMessage id="studio.plans.choose" />
        </PictureDrop>
      )}
    </div>
  );
}
