import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../../class-names.ts';
import { WARNING_CIRCLE } from '../../icons/paths.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './field.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly name?: string | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date' | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search' | undefined;
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  /** A sentence; marks the field as invalid and takes the place of the hint. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** At the end inside the field, such as "m²" or a button. */
  readonly end?: ReactNode;
  /** At the start inside the field, such as an icon. */
  readonly start?: ReactNode;
  /** Several lines, 96 px high. */
  readonly multiline?: boolean | undefined;
  /** 48 in forms, 44 in filter cards. Default 48. */
  readonly height?: 48 | 44 | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** To be read and copied only. */
  readonly readOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined;
}

export function TextField(props: TextFieldProps) {
  const id = useId();
  const { label, labelHidden = false, error, hint, start, end } = props;
  const message = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? undefined : styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={frameClassName(props)}>
        {start}
        <Control {...props} id={id} messageId={message === undefined ? undefined : `${id}-message`} />
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      {message !== undefined && (
        <p id={`${id}-message`} className={classNames(styles.message, error !== undefined && styles.error)}>
          {error !== undefined && <Icon path={WARNING_CIRCLE} size={20} />}
          {message}
        </p>
      )}
    </div>
  );
}

function frameClassName({ error, multiline, height, disabled }: TextFieldProps): string {
  return classNames(
    styles.frame,
    error !== undefined && styles.invalid,
    multiline === true && styles.tall,
    height === 44 && styles.low,
    disabled === true && styles.disabled,
  );
}

function Control(props: TextFieldProps & { id: string; messageId: string | undefined }) {
  const { multiline = false, type = 'text', ref } = props;
  const shared = {
    id: props.id,
    className: styles.control,
    value: props.value,
    name: props.name,
    inputMode: props.inputMode,
    autoComplete: props.autoComplete,
    placeholder: props.placeholder,
    required: props.required,
    disabled: props.disabled,
    readOnly: props.readOnly,
    autoFocus: props.autoFocus,
    'aria-invalid': props.error !== undefined,
    'aria-describedby': props.messageId,
    onBlur: props.onBlur,
    onKeyDown: props.onKeyDown,
    onChange: (event: { target: { value: string } }) => props.onChange(event.target.value),
  };
  return multiline ? <textarea {...shared} ref={ref} /> : <input {...shared} type={type} ref={ref} />;
}
