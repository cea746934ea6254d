import classes from './app-bar.module.css';

/** A title of two names: where it needs two lines, the hyphen between them stays on the first. */
export function BarTitle({ text }: { readonly text: string }) {
  const [first = '', ...rest] = text.split(' - ');
  if (rest.length === 0) return text;
  const words = first.split(' ');
  const last = words.pop();
  return (
    <>
      {words.map((word) => `${word} `)}
      <span className={classes.together}>{last} -</span> {rest.join(' - ')}
    </>
  );
}
