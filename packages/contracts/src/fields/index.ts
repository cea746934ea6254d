export {
  currentPassword,
  emailAddress,
  emailAddressOrUserName,
  newPassword,
  personName,
  SAFE_LINE,
  SAFE_TEXT,
} from './definitions.ts';
export {
  checkField,
  type FieldDefinition,
  type FieldErrorCode,
  type FieldKind,
  optional,
  textToSend,
} from './field.ts';
export {
  ASK_FOR_PRICE_FIELDS,
  DELETE_ACCOUNT_FIELDS,
  PASSKEY_FIELDS,
  RECOVERY_CODE_FIELDS,
  SEND_CONFIRMATION_FIELDS,
  SEND_FAVORITES_FIELDS,
  SET_PASSWORD_FIELDS,
  SIGN_UP_FIELDS,
  TOTP_FIELDS,
  UPDATE_ENQUIRY_FIELDS,
  UPDATE_PROFILE_FIELDS,
} from './operation-fields.ts';
export { CODE_POINTS_PER_CHARACTER, characterCount, normalizeText } from './text.ts';
