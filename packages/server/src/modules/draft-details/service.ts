import type { Content } from '@suite/content';
import { colourIssues } from '@suite/domain';
import type { EditedVersion } from '../../content/edited-version.ts';
import type { ContentLanguage } from '../../database/texts.ts';
import { invalidField } from '../../errors.ts';
import type { AttributesOf, Part } from '../../operations/operation-types.ts';
import type { Resource } from '../query-context.ts';
import { textsOf, withTexts } from './texts.ts';

type Details = AttributesOf<'getDraftDetails'>;
type Changes = Part<'updateDraftDetails', 'body'>;

export function describeDetails(
  { content, number, isDraft }: EditedVersion,
  projectId: number,
  language: ContentLanguage,
): Resource<Details> {
  const { project } = content;
  const { defaultLanguage, filters, prices, compare, arrival } = project.settings;
  const { version: _version, ...colours } = project.stylesheet;
  const { longitude, latitude } = project.location;
  return {
    id: projectId,
    type: 'draft-details',
    attributes: {
      version: number,
      isDraft,
      texts: textsOf(project, language),
      location: { longitude, latitude },
      website: project.website,
      enquiryEmail: project.enquiryEmail ?? null,
      settings: { defaultLanguage, filters, prices, compare, arrival },
      colours,
      hasLogo: project.logo !== undefined,
    },
  };
}

/** @throws {RequestError} 400 for colours that cannot be read on each other, and for texts. */
export function withDetails(content: Content, changes: Changes): Content {
  const { texts, location, website, enquiryEmail, settings, colours } = changes;
  if (colours) {
    const issues = colourIssues(colours);
    if (issues.length > 0) throw invalidField('colours', ...issues);
  }
  const { enquiryEmail: formerEmail, ...project } = texts
    ? withTexts(content.project, texts)
    : content.project;
  const email = enquiryEmail === undefined ? formerEmail : enquiryEmail;
  return {
    ...content,
    project: {
      ...project,
      ...(email && { enquiryEmail: email }),
      ...(website !== undefined && { website }),
      ...(location && { location: { ...project.location, ...location } }),
      ...(settings && { settings: { ...project.settings, ...settings } }),
      // Browsers keep a style sheet by its version.
      ...(colours && { stylesheet: { ...colours, version: project.stylesheet.version + 1 } }),
    },
  };
}
