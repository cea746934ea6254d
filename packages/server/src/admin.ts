export { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts';
export { RequestError } from './errors.ts';
export { createInvitation, createUser, type NewUser, type RoleGrant, setRole } from './people/accounts.ts';
export { type DeletedExpired, deleteExpired } from './people/delete-expired.ts';
export { createPasswords, type PasswordCost, type Passwords } from './people/passwords.ts';
export { type DeletedPersonalData, deletePersonalData, exportPersonalData } from './people/personal-data.ts';
