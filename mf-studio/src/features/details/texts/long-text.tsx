import { RichText } from '@suite/explorer';
import { parseRichText, plainText } from '@suite/rich-text';
import { IconButton } from '@suite/ui';
import { TextField, type TextFieldProps } from '@suite/ui/fields';
import { LINK, LIST_BULLETS, TEXT_B, TEXT_ITALIC } from '@suite/ui/icons';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './long-text.module.css';
import { MARKS, type Mark, type Selected, withMark } from './marks.ts';

const ICONS: Readonly<Record<Mark, string>> = {
  strong: TEXT_B,
  emphasis: TEXT_ITALIC,
  list: LIST_BULLETS,
  link: LINK,
};
/** With Ctrl, or with the command key. */
const KEYS: Readonly<Record<string, Mark>> = { b: 'strong', i: 'emphasis', k: 'link' };

type LongTextProps = Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'readOnly' | 'error' | 'hint'>;

/** A text of several lines with its marks, and below it what visitors see where it has any. */
export function LongText(props: LongTextProps) {
  const { value, onChange, readOnly = false } = props;
  const intl = useIntl();
  const field = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  const wanted = useRef<Selected | null>(null);
  useLayoutEffect(() => {
    if (wanted.current?.text === value) {
      field.current?.focus();
      field.current?.setSelectionRange(wanted.current.start, wanted.current.end);
    }
    wanted.current = null;
  }, [value]);
  const set = (mark: Mark) => {
    if (!field.current || readOnly) return;
    const { selectionStart, selectionEnd } = field.current;
    wanted.current = withMark({ text: value, start: selectionStart, end: selectionEnd }, mark);
    onChange(wanted.current.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = event.ctrlKey || event.metaKey ? KEYS[event.key] : undefined;
    if (!mark) return;
    event.preventDefault();
    set(mark);
  };
  return (
    <div className={styles.editor}>
      <TextField {...props} multiline ref={field} onKeyDown={onKeyDown} />
      {!readOnly && (
        <div className={styles.marks}>
          {MARKS.map((mark) => (
            <IconButton
              key={mark}
              icon={ICONS[mark]}
              size={20}
              label={intl.formatMessage({ id: `studio.marks.${mark}` })}
              tooltip
              onPress={() => set(mark)}
            />
          ))}
        </div>
      )}
      <Preview text={value} />
    </div>
  );
}

function Preview({ text }: { readonly text: string }) {
  const blocks = parseRichText(text);
  if (!blocks) return null;
  return (
    <figure className={styles.preview}>
      <figcaption>
        <FormattedMessage id="studio.marks.preview" />
      </figcaption>
      <RichText text={plainText(text)} blocks={blocks} />
    </figure>
  );
}
