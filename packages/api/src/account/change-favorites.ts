import { favorites, favoritesChange } from '../documents/account.ts';
import { resource } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

export const changeFavorites = defineOperation({
  method: 'PATCH',
  path: '/api/v1/users/favorites',
  access: 'user',
  audit: 'none',
  summary: 'Removes and adds saved homes of the account; answers with the list',
  body: favoritesChange,
  response: resource(favorites),
  errors: [403],
});
