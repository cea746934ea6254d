import type { Masterplan, Project, UnitCounts } from '@suite/api';
import { LOCALE_INFO, type Locale, pathInLocale } from '@suite/contracts';
import { Html, html } from '../../html.ts';
import { smallestArea } from '../../modules/filter/repository.ts';
import type { QueryContext } from '../../modules/query-context.ts';
import { pagePaths } from '../page-paths.ts';
import { message } from '../plain/message.ts';

interface ArrivedAt {
  readonly project: Project;
  readonly masterplan: Masterplan;
  readonly masterplanId: number;
}

/**
 * The project in a few words, and the way into its picture. It stands in the first HTML, over the picture, so that it
 * waits for no script; `shell/src/arrival` has its looks and what it does.
 */
export async function arrivalCard(
  context: QueryContext,
  locale: Locale,
  { project, masterplan, masterplanId }: ArrivedAt,
): Promise<Html> {
  const path = pathInLocale(pagePaths.masterplan({ id: masterplanId }), locale);
  const sentence = firstSentence(masterplan.description ?? project.description, locale);
  const facts = [availableFact(masterplan.unitCounts, locale)];
  const min = await smallestArea(context, project.id);
  if (min !== null) facts.push(html`${message(locale, 'shell.arrival.sizes', { min: Math.floor(min) })}`);
  return html`<section data-arrival-card aria-labelledby="arrival-name">${
    project.place && html`<p class="arrival-place">${project.place}</p>`
  }<h2 id="arrival-name">${masterplan.name}</h2>${
    sentence && html`<p class="arrival-sentence">${sentence}</p>`
  }<ul>${facts.map((fact) => html`<li>${fact}</li>`)}</ul><div class="arrival-actions"><a href="${path}" data-explore>${message(locale, 'shell.arrival.explore')}</a>${
    project.hasModel === true && html`<a href="${path}?view=3d">${message(locale, 'shell.arrival.model')}</a>`
  }</div></section>`;
}

function availableFact({ available, total }: UnitCounts, locale: Locale): Html {
  if (available === null) return html`${message(locale, 'common.homes', { count: total })}`;
  if (available === 0) return html`${message(locale, 'map.availability.none')}`;
  // The catalogue's own text around a number: its tags are markup.
  return new Html(message(locale, 'shell.arrival.available', { count: available }));
}

/** The first sentence of a text; null for none. */
export function firstSentence(text: string | null, locale: Locale): string | null {
  const trimmed = text?.trim();
  if (!trimmed) return null;
  const [first] = new Intl.Segmenter(LOCALE_INFO[locale].tag, { granularity: 'sentence' }).segment(trimmed);
  return first?.segment.trim() ?? null;
}
