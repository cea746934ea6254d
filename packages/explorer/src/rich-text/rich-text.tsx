import type { RichText as Blocks, TextRun } from '@suite/api';
import { useLocale } from '@suite/bus';
import { matchRoute, pathInLocale } from '@suite/contracts';
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './rich-text.module.css';

interface RichTextProps {
  /** In plain words; what stands there where nothing has a mark. */
  readonly text: string;
  readonly blocks: Blocks | undefined;
  /** Of the paragraph, or of what takes its place. */
  readonly className?: string | undefined;
}

/** A text of an editor: paragraphs, lists, strong and emphasized words, links. */
export function RichText({ text, blocks, className }: RichTextProps) {
  if (!blocks) return <p className={className}>{text}</p>;
  // Nothing of it has a key of its own, and it is drawn whole.
  return createElement('div', { className: `${styles.text} ${className ?? ''}` }, ...blocks.map(drawBlock));
}

function drawBlock(block: Blocks[number]): ReactNode {
  if (block.kind === 'paragraph') return createElement('p', null, ...block.runs.map(drawRun));
  const items = block.items.map((runs) => createElement('li', null, ...runs.map(drawRun)));
  return createElement(block.isOrdered ? 'ol' : 'ul', null, ...items);
}

function drawRun({ text, isStrong, isEmphasized, href }: TextRun): ReactNode {
  const emphasized = isEmphasized ? <em>{text}</em> : text;
  const words = isStrong ? <strong>{emphasized}</strong> : emphasized;
  return href === undefined ? words : <TextLink href={href}>{words}</TextLink>;
}

interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A page of ours opens here, in the visitor's language; all else in a tab of its own. */
function TextLink({ href, children }: TextLinkProps) {
  const locale = useLocale();
  if (!href.startsWith('/')) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return matchRoute(path) ? (
    <Link to={pathInLocale(path, locale) + rest}>{children}</Link>
  ) : (
    <a href={href}>{children}</a>
  );
}
