import { opening, type Plan, piece, room } from './plan.ts';

/** One room, the kitchen beside the hall. */
export const STUDIO: Plan = {
  title: 'Studio',
  width: 7.2,
  depth: 6.2,
  rooms: [
    room('Terrace', 'terrace', [0, -2.8, 7.2, 2.8]),
    room('Living & sleeping', 'living', [0, 0, 7.2, 3.9]),
    room('Kitchen', 'kitchen', [0, 3.9, 2.9, 2.3]),
    room('Hall', 'hall', [2.9, 3.9, 1.8, 2.3]),
    room('Bathroom', 'bathroom', [4.7, 3.9, 2.5, 2.3]),
  ],
  openings: [
    opening('slide', 'across', [0.5, 0, 3]),
    opening('slide', 'across', [4.2, 0, 2.5]),
    opening('pass', 'across', [0.12, 3.9, 2.66]),
    opening('pass', 'across', [3.1, 3.9, 1.4]),
    opening('door', 'along', [4.7, 4.7, 0.8], { hinge: 'start', swing: 1 }),
    opening('entry', 'across', [3.3, 6.2, 1], { hinge: 'start', swing: -1 }),
  ],
  furniture: [
    piece('sofa', [0.62, 1.7, 2.1, 0.95], 1),
    piece('rug', [1.7, 1.7, 2.2, 1.7]),
    piece('coffee-table', [1.7, 1.7, 1, 0.6], 1),
    piece('bistro', [3.2, 2.9, 1, 1]),
    piece('bed', [6, 1.95, 1.6, 2.05], -1),
    piece('wardrobe', [5.95, 3.55, 2, 0.55]),
    piece('counter', [1.1, 5.85, 2, 0.62]),
    piece('fridge', [2.5, 5.85, 0.66, 0.66]),
    piece('shower', [6.65, 5.65, 0.95, 0.95]),
    piece('toilet', [5.6, 5.85, 0.4, 0.65]),
    piece('sink', [6.9, 4.45, 0.5, 0.8], -1),
    piece('plant', [0.45, 0.45, 0.5, 0.5]),
    piece('lounge', [1.6, -1.4, 1.9, 0.75], 0.12),
    piece('lounge', [3.1, -1.4, 1.9, 0.75], 0.08),
    piece('bistro', [5.6, -1.4, 1, 1]),
  ],
};
