/** Half of them log in on a known device, the other half on new ones. */
export const ACCOUNTS = 40;
export const PASSWORD = 'correct horse battery';

export const emailOf = (index: number) => `person-${index}@example.com`;
