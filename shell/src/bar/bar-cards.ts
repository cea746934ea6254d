export { AccountCard } from './account-card.tsx';
export { MenuCard } from './menu-card.tsx';
