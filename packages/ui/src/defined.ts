type Defined<Props> = { [Key in keyof Props]: Exclude<Props[Key], undefined> };

/** The props that have a value: the libraries below tell an absent prop from an undefined one. */
export function defined<Props extends object>(props: Props): Defined<Props> {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Defined<Props>;
}
