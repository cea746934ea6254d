import { operation } from './operation.ts';

/** What a visitor sends. */
export const ENQUIRY_OPERATIONS = {
  askForPrice: operation('public', 'POST', '/public/apartments/ask-for-price'),
  sendFavorites: operation('public', 'POST', '/frontend/apartments/send-favorites'),
  sendFavoritesFromApp: operation('public', 'POST', '/client-apps/{id}/send-favorites'),
} as const;
