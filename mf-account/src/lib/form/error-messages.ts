/** Sentences of the account forms for an address (specification §5). */
export const EMAIL_MESSAGES = {
  required: 'form.required',
  invalid: 'account.rule.email',
  refused: 'account.rule.email',
} as const;
